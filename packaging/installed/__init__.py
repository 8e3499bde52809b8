"""The package that pip installs. Its folder contains all of Wordfelt, arranged as in the source tree: app, engine,
assets and translations."""
