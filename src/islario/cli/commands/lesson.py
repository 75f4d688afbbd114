"""`islario lesson GAME`: a first match with a guide. Saved like any other: `islario play --resume` goes on."""

from __future__ import annotations

from islario.cli.commands.play import sit_down
from islario.cli.program.command import Command
from islario.cli.program.files import Chair, new_save
from islario.cli.program.mistakes import Mistake
from islario.cli.program.parameters import game_argument, language_option
from islario.cli.program.preparing import begin_at_once, open_game
from islario.cli.program.screen import Screen
from islario.cli.table.matches import bot_name
from islario.words import Words


def command(words: Words) -> Command:
    def lesson(game: str) -> int:
        from islario.cli.table.table import Table
        from islario.lessons import lesson_of, lessons

        found = lesson_of(game)
        if found is None:
            raise Mistake("no-lesson", game=game, known=", ".join(lessons()))
        begin_at_once(open_game(game))
        course = found.course
        bots = [Chair(bot_name(course.bot, seat, words), course.bot) for seat in range(1, course.players)]
        screen = Screen(words)
        table = Table(found.begin(), [Chair(words.say("player", number=1), None), *bots], 0, new_save(game), screen)
        with table.meanwhile:
            return sit_down(table, screen)

    return Command("lesson", words, lesson, [game_argument(words), language_option(words)])
