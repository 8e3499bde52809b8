"""Asks the package index for all files of a release of a project, with pip's own code and settings."""

import sys
from dataclasses import dataclass

from pip._internal.cli.main_parser import parse_command
from pip._internal.commands import create_command
from pip._internal.commands.download import DownloadCommand
from pip._internal.exceptions import InvalidWheelFilename
from pip._internal.index.package_finder import LinkType
from pip._internal.models.link import Link
from pip._internal.models.target_python import TargetPython
from pip._internal.models.wheel import Wheel

SDIST = ".tar.gz"


class _EveryFile:
    """A link evaluator (the part of pip that chooses files) that accepts files for every Python and every system. pip's
    own evaluator accepts only files that fit the running Python."""

    def __init__(self, project: str) -> None:
        self.project_name = project

    def evaluate_link(self, link: Link) -> tuple[LinkType, str]:
        try:
            return LinkType.candidate, Wheel(link.filename).version
        except InvalidWheelFilename:
            version = link.filename.removesuffix(SDIST).rpartition("-")[2]
            return (LinkType.candidate if link.filename.endswith(SDIST) else LinkType.format_unsupported), version


@dataclass(frozen=True)
class Listed:
    """A file that the index lists.

    sha256: the digest that the index states.
    """

    name: str
    sha256: str
    link: Link


class Index:
    def __init__(self) -> None:
        command = create_command(parse_command(["download", "any"])[0])
        assert isinstance(command, DownloadCommand)
        self._options, _ = command.parse_args(["any"])
        with command.main_context():
            self._session = command.get_default_session(self._options)
            self._finder = command._build_package_finder(self._options, self._session, TargetPython())
        self._finder.make_link_evaluator = _EveryFile

    def files(self, project: str, version: str) -> list[Listed]:
        """The files of a release, sorted by name. Exits if two indexes list the same name with different digests."""
        found: dict[str, Listed] = {}
        for candidate in self._finder.find_all_candidates(project):
            link = candidate.link
            if str(candidate.version) != version or link.hash_name != "sha256" or link.hash is None:
                continue
            file = found.setdefault(link.filename, Listed(link.filename, link.hash, link))
            if file.sha256 != link.hash:
                sys.exit(f"There are two files {link.filename}, with the digests {file.sha256} and {link.hash}.")
        return [found[name] for name in sorted(found)]

    def fetch(self, file: Listed) -> bytes:
        answer = self._session.get(file.link.url_without_fragment)
        answer.raise_for_status()
        return bytes(answer.content)
