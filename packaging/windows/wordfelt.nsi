; The installer for Windows: for one user, without an administrator. build.sh gives VERSION, NUMBERS, SOURCE, OUTPUT,
; HOMEPAGE, and KIND, which is empty for a release.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user
Name "Wordfelt${KIND}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Wordfelt"
InstallDirRegKey HKCU "Software\Wordfelt" "Folder"
ManifestDPIAware true

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Wordfelt"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Wordfelt's installer${KIND}"
VIAddVersionKey "LegalCopyright" "The Wordfelt contributors; MIT licence"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!define MUI_ICON "${SOURCE}\wordfelt.ico"
!define MUI_UNICON "${SOURCE}\wordfelt.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\wordfelt.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"

!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Wordfelt"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

; Only files that the installer brought are removed, because a person may have chosen a folder with other files.
!macro RemoveProgram
  RMDir /r "$INSTDIR\lib"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\*.dll"
  Delete "$INSTDIR\*.pyd"
  Delete "$INSTDIR\python*.zip"
  Delete "$INSTDIR\python*._pth"
  Delete "$INSTDIR\wordfelt.exe"
  Delete "$INSTDIR\wordfelt.ico"
  Delete "$INSTDIR\record.ico"
!macroend

Section
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Wordfelt.lnk" "$INSTDIR\wordfelt.exe" "" "$INSTDIR\wordfelt.ico"

  WriteRegStr HKCU "Software\Wordfelt" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.wordfelt" "" "Wordfelt.Record"
  WriteRegStr HKCU "${CLASSES}\.wordfelt\OpenWithProgids" "Wordfelt.Record" ""
  WriteRegStr HKCU "${CLASSES}\Wordfelt.Record" "" "Wordfelt game"
  WriteRegStr HKCU "${CLASSES}\Wordfelt.Record\DefaultIcon" "" "$INSTDIR\record.ico"
  WriteRegStr HKCU "${CLASSES}\Wordfelt.Record\shell\open\command" "" '"$INSTDIR\wordfelt.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Wordfelt${KIND}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\wordfelt.ico"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Wordfelt contributors"
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

; Games and settings belong to the player and stay.
Section "Uninstall"
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Wordfelt.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "${CLASSES}\Wordfelt.Record"
  ReadRegStr $0 HKCU "${CLASSES}\.wordfelt" ""
  StrCmp $0 "Wordfelt.Record" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.wordfelt"
  DeleteRegKey HKCU "Software\Wordfelt"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
