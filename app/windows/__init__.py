"""The program's windows, dialogs and pages, with a folder for each part."""
