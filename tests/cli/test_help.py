"""Help, version, language, completion and the shelf; none of them imports Numba."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from islario import __version__
from islario.bots import NAMES
from islario.cli.app import program
from islario.cli.commands.check import law_names
from islario.cli.program.language import language_of
from islario.cli.program.parameters import BOTS as NAMED_BOTS
from islario.cli.program.parameters import options_told
from islario.games import OURS
from islario.kernel.shelf import folder_of
from islario.laws import all_laws
from islario.match import game
from islario.words import LANGUAGES, Words
from tests.cli.conftest import Here, surroundings

COMMANDS = (
    "lesson",
    "exercises",
    "play",
    "serve",
    "operator",
    "backup",
    "restore",
    "games",
    "rules",
    "replay",
    "review",
    "simulate",
    "arena",
    "study",
    "export",
    "learn",
    "prepare",
    "check",
    "new-island",
    "completion",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_in_both_languages(here: Here, command: str, language: str) -> None:
    shown = here(command, "--help", "--lang", language)
    assert shown.exit_code == 0
    words = Words.common(language)
    assert words.say(f"cli-{command}-help").partition("\n")[0] in shown.stdout
    assert words.say(f"cli-{command}-examples").splitlines()[0] in shown.stdout


def test_without_a_command_the_help_is_shown(here: Here) -> None:
    for shown in (here(), here("--help")):
        assert shown.exit_code == 0
        assert all(command in shown.stdout for command in COMMANDS)


def test_the_version(here: Here) -> None:
    assert here("--version").stdout == f"islario {__version__}\n"


def test_the_language_is_asked_for_or_the_environment_s_or_english() -> None:
    french = {"LANG": "fr_FR.UTF-8"}
    assert language_of(["games"], {}) == "en"
    assert language_of(["games"], french) == "fr"
    assert language_of(["games"], {**french, "LC_ALL": "en_GB.UTF-8"}) == "en"
    assert language_of(["games"], {**french, "ISLARIO_LANG": "en"}) == "en"
    assert language_of(["--lang", "en", "games"], french) == "en"
    assert language_of(["--lang", "en", "games", "--lang=fr"], {}) == "fr"
    assert language_of(["--", "--lang", "fr"], {}) == "en"
    assert language_of(["games", "--lang"], {"LANG": "de_DE"}) == "en"


def test_the_shelf_lists_every_game_as_it_is(here: Here) -> None:
    for language in LANGUAGES:
        shown = here("games", "--lang", language).stdout
        for name in OURS:
            words, seats = Words.of_game(folder_of(name), language), game(name).seats
            assert name in shown
            assert words.say("title") in shown
            assert words.say("players").split()[0] == str(seats[0])
            assert words.say("players").split()[-1] == str(seats[-1])


def test_a_game_shows_its_options_as_they_are_typed(here: Here) -> None:
    for name in OURS:
        shown = here("games", name).stdout
        for option in game(name).options:
            assert f"--option {option.name}=" in shown
            assert all(choice in shown for choice in option.choices)
            assert game(name).words().say(f"option-{option.name}-help")[:30] in shown


@pytest.mark.parametrize("args", [["--help"], ["rules", OURS[0]], ["games"], ["completion", "bash"], []])
def test_light_commands_do_not_import_numba(args: list[str], tmp_path: Path) -> None:
    code = f"import sys; from islario.cli.app import run; run({args!r}); sys.exit('numba' in sys.modules)"
    line = f"islario play {OURS[0]} --option is"
    completing = {"_ISLARIO_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": "4"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False,
                          env=surroundings(tmp_path, completing if not args else {}))  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_shells_complete_commands_games_options_and_choices(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_ISLARIO_COMPLETE", "bash_complete")

    def completions(*words: str) -> list[str]:
        monkeypatch.setenv("COMP_WORDS", " ".join(["islario", *words]))
        monkeypatch.setenv("COMP_CWORD", str(len(words)))
        return [item.partition(",")[2] for item in here().stdout.splitlines()]

    assert completions("p") == ["play", "prepare"]
    assert completions("play", "tr") == ["trails-of-tucana"]
    assert "--players" in completions("play", "--")
    assert completions("play", "--lang", "") == ["en", "fr"]
    assert completions("play", "--bots", "greedy,r") == ["greedy,random"]
    assert completions("play", "trails-of-tucana", "--option", "is") == ["island="]
    assert completions("simulate", "trails-of-tucana", "--option", "island=g") == ["island=grande"]
    assert completions("play", "trails-of-tucana", "--option", "island", "=") == ["petit", "grande"]
    assert completions("play", "trails-of-tucana", "--option", "island", "=", "g") == ["grande"]
    assert completions("arena", "la-isla", "greedy", "r") == ["random"]
    assert completions("check", "la-isla", "--law", "rand") == ["random-play-ends"]
    assert completions("completion", "") == ["bash", "zsh", "fish"]


def test_what_is_completed_without_opening_a_game_is_what_the_game_has() -> None:
    for name in OURS:
        options = {option.name: set(option.choices) for option in game(name).options}
        assert {option: set(choices) for option, choices in options_told(name).items()} == options
    assert set(NAMED_BOTS) == set(NAMES)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script_and_how_to_install_it(here: Here, shell: str) -> None:
    script = here("completion", shell, "--lang", "fr").stdout
    assert script.startswith("# Pour compléter islario")
    assert "_ISLARIO_COMPLETE" in script


def test_the_commands_are_those_tested_here() -> None:
    assert tuple(program(Words.common("en")).commands) == COMMANDS


def test_the_laws_that_can_be_named_are_those_there_are() -> None:
    laws = all_laws()
    named = {str(law.number) for law in laws} | {law.name.replace("_", "-") for law in laws}
    assert set(law_names()) == named
