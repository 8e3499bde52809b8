"""Wordfelt as pip installs it. Everything lies in this one folder, as in the source tree: app, engine, assets and
translations."""
