"""Reach: what can be made of these cards here? Acts worth asking the oracle about, the better ones first.

A `Way` is one formula that is worth trying. A game's reach takes ways from here, puts them together and wraps them in
its acts; see any rule sheet. The dictionary finds the words, these pages tell how they are laid. Everything is lazy.
"""
