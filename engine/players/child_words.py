"""About 1,500 words of three to six letters that a child in primary school can read, grouped by subject. The weakest
computer player uses them."""

_WORDS = """
ant ants ape bat bear beast bee bees bird bug bull calf camel cat cats claw cow cows crab creep crow cub deer dog dogs
donkey dove dragon duck ducks eagle eel egg eggs fin fish flea fly fox frog fur goat goose gull hare hawk hen hens
hive horn horse jaw kid kitten koala lamb lion lizard mole monkey moose moth mouse mice nest owl panda parrot paw pet
pig pigs piglet pony pup puppy rabbit ram rat seal shark sheep shell skunk slug snail spider stag swan tail tiger toad
turtle vet wasp web whale wing wolf worm yak zebra zoo arm baby back beard blood body bone brain brave cheek chest
chin ear eye eyes face feet finger fist foot hair hand hands head heart heel hip knee leg legs lip mouth nail neck
nose palm skin skull thumb toe tooth teeth tummy tear voice wrist aunt boy boys child dad father family friend girl
girls gran man men mother mum mummy nan people person son twin uncle woman women actor army boss chef clown cook cop
driver elf fairy ghost giant guard guest guide hero judge king lady leader maid mayor nurse ogre pirate poet police
pupil queen witch wizard worker writer apple banana bean beans beef bread bun burger butter cake cakes carrot cherry
chips coffee cookie corn cream crisps dinner dish drink flour food fork fruit fudge ham honey ice jam jelly jug juice
knife lemon lime lunch meal meat menu milk mint mug nut oats oil onion orange oven pan pear pea peas pie pizza plate
plum rice roll salt sauce snack soup spoon stew straw sugar sweet taste tea toast tomato treat water yolk yummy bath
bed bell bench bin blind book books bottle bowl box brick brush bucket bulb button candle chair clock coin comb cot
cup desk doll door fan fence floor garden gate glass glue hall hammer handle home house hut inn iron jar kettle key
lamp lid lock loft magnet map mat match mirror mop paint pen pencil photo piano pillow pin pipe plug pot roof room
rope rug ruler saw seat sheet shed shelf shower sink soap sofa sponge step switch table tank tap tent tin toilet tool
torch towel toy toys tray tub vase wall window wire wood bag belt bib boot bow cap cape cloth coat crown dress glove
gown hat hood jacket jeans jumper kilt kit lace mask pants pocket ring robe scarf shirt shoe shoes silk skirt sock
socks suit tie vest watch wig wool zip beach cave city cliff coast earth farm field grass ground hill hole lake land
lane log moon mud muddy ocean park path planet pond pool river road rock sand sea sky soil space star stars stone
street stream sun sunny swamp town view wave world air blast blow bright cloud cloudy cold cool damp dark dawn day dew
dry dusk dust fire flame flash flood fog foggy frosty gale hail heat hot icy light mist night rain rainy season shade
shine shiny smoke snow snowy spring steam storm summer warm wet wind windy winter bark blade branch bud bush cone crop
daisy fern ivy leaf moss oak pine plant poppy reed root rose seed stem tree trees trunk tulip twig weed bike boat
bridge bus car cart coach cycle deck flag jeep jet kite lorry mast motor oar pedal petrol pilot plane port raft rail
rocket row sail ship speed stop taxi track train tram travel trip truck tyre van wheel art ball band base board card
chess clap club crayon dance dice draw drum film flute game goal golf harp hobby hoop hop hockey joke jump kick magic
music pitch play prize puzzle quiz race run score show skip slide song sport stage story swim swing team tennis throw
tickle ticket toss trick tune video win add answer chalk class copy count date exam fact file grade lesson letter line
list mark name note number page paper poem read right rubber rule school spell study sum teach term test think word
write wrong age autumn birth diary early end ever first future hour last late later march may minute moment month
never noon now often once party past soon start then time today week year one two three four five six seven eight nine
ten twelve zero twenty forty fifty second third fourth fifth sixth tenth half both few many more most lots much none
pair dozen all any each every some less least only black blue brown gold green grey pink red white yellow colour able
afraid alive angry awake aware awful bad bald bare best better big bigger blank bold brief broken bumpy busy calm
cheap clean clear clever close common cosy crazy cross curly cute dead deaf dear deep dirty dizzy double dull eager
easy empty equal evil exact extra fair false fancy fast fat fine fit flat fluffy fresh full funny furry glad good
grand great happy hard hardly heavy high honest huge hungry ill jolly keen kind large lazy little long loose loud low
lucky mad main mean merry messy nasty near neat new nice noisy odd old older open plain pretty proud quick quiet rare
ready real rich ripe rough round rude sad safe same secret sharp short shut shy sick silly simple sleepy slim slow
small smart smelly smooth soft solid sore sorry sour spare square steep sticky still strict strong super sure tall
tame thick thin tidy tight tiny tired tough true ugly upset useful usual wavy weak weird well whole wide wild wise
wooden worse worst young act agree allow aim ask asked bake baked bang beat become beg begin begun belong bend bet
bite bit blink boil break broke bring build built bump burn burst bury buy call called camp came can care carry catch
caught change chase chat cheat cheer chew choose chop climb come cough cover cost crash crawl cried cries cry cuddle
cut dare dig dug dip dive did does doing done drag drank dream dries drip drive drop drove drown eat ate eaten eating
enjoy enter escape fade fail fall fell feed feel felt fetch fight fill find finish fix flew flies float flow fold
follow forget forgot found fry gave get give given glow goes going gone got grab grew grin grip grow guess had hang
happen has hate have having hear heard help helped hid hide hiding hit hold hug hunt hurry hurt invite join keep kept
kiss knew knit knock know laugh lay lead lean leap learn leave left lend let lick lie lift like liked listen live
lived look looked lose lost love loved made make making melt mend met meet miss missed mix move moved need nod obey
offer own pack paid pass paste pat pay peel peep pick pinch please plan point poke pour pray press pull pump punch
push put ran reach rest return rid ride rip rise roar rob rode rub rush said sang sank sat save saved saving say scare
search see seen seem sell send sent serve sew shake shape share shout shook shot shove sigh sing sip sit sleep slept
slip smash smell smile sneak sneeze sniff sob sold solve spat speak spend spill spin spit split spoil spot spray stand
stare stay stayed steal steer stir stole stood stuck suck swam swap sweep swore take taken taking talk talked taught
tell thank threw told took touch trap tried tries trot trust try trying tug turn turned twist use used using visit
wait waited wake walk walked want wanted warn wash waste wear weep went whip wink wipe wish woke won wonder wore work
worked worry wrap yawn yell about above across after again ago ahead along also always among and apart are around
aside away been before behind below but could down else even far for from her here him his how into inside its itself
just maybe mine must nearly next nobody not off onto other our out over quite rather she should since such than that
the their them these they this those though till too toward under until upon very was were what when where which while
who whose why will with within would yes yet you your ache beep boo boom bubble buzz click crack fizz giggle gulp
hello hey hoot howl hum hush moo mew oink ouch pop purr snap thud tick wow yuck zoom castle cage cash centre chain
chance church circle corner danger den depth edge error event fear fort fun gang gap gas gem germ gift habit hay heap
idea job joy junk lap law level load loaf luck lump market mess metal money noise order part patch peace pence penny
piece pile pit place plot pole post pound power price queue rag reason riot rust sack safety sale scene scrap sense
shock shop sign size slope sound squad stack stamp stick store string sword task thing tip tower trade trail truth
type verse wage war weight wound yard zone fairly faster phone robot screen text wifi alien orbit fever flu pill rash
scab rap disco angel kennel label parcel saddle acorn basket bottom excuse mitten muffin packet stable toffee
"""


def child_words() -> frozenset[str]:
    return frozenset(_WORDS.upper().split())
