"""Wordfelt as pip installs it. This one folder contains all of it, arranged as in the source tree: app, engine, assets
and translations."""
