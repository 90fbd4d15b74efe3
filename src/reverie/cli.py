"""The command `reverie`: play in the terminal, hold tournaments, measure, serve."""

from __future__ import annotations

import json
import locale
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import reverie

from . import bots, games
from .kernel.table import Table
from .kernel.words import Json, Malformed
from .terminal.replay import watch
from .terminal.saves import Player, plain_name, read_save
from .terminal.session import Session
from .terminal.speaker import Speaker
from .words import LANGUAGES, Words, preferred, printable

if TYPE_CHECKING:
    from .lab.balance import Balance

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Rêverie: five dream games at one table.")

NAMES = ("Nyx", "Morphée", "Séléné", "Zéphyr", "Aurore", "Orion", "Luna", "Hypnos", "Iris")
"""Bots have names too, and no card of any game has the same one."""

PEOPLE = ("Alix", "Camille", "Charlie", "Dominique", "Eden", "Lou", "Maxime", "Noa", "Sacha", "Yael")
"""People who gave no name."""


def preferred_language() -> str:
    """Choose a language from the system's settings; English where the house does not speak theirs."""
    return preferred(locale.getlocale()[0] or "", "en")


Language = Annotated[
    str, typer.Option("--language", "-l", help=" or ".join(LANGUAGES), default_factory=preferred_language)
]
Seed = Annotated[int | None, typer.Option(help="Fixes all chance.")]


def words_of(language: str) -> Words:
    try:
        return Words(language)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def fail(words: Words, error: Exception) -> typer.Exit:
    """Say what went wrong in a sentence."""
    told = words.text("terminal-error", reason=printable(str(error)))
    Console(stderr=True).print(told, style="#ef7d7d", highlight=False, markup=False)
    return typer.Exit(2)


def read_line(prompt: str) -> str:
    """Ask for a line at the keyboard."""
    try:
        return input(prompt)
    except KeyboardInterrupt:
        raise EOFError from None


def read_json(path: Path) -> Json:
    """Read a file of JSON. Raises Malformed if there is none."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Malformed(f"{path}: {error.strerror}") from None
    except ValueError:
        raise Malformed(f"{path} is not JSON") from None


@app.command("games")
def list_games(language: Language) -> None:
    """List what there is to play."""
    words = words_of(language)
    grid = Grid(title=words.text("terminal-games"), title_style="bold #f2c66d", show_header=False)
    for name in games.names():
        game = games.find(name)
        seats = words.text("terminal-seats", least=game.min_seats, most=game.max_seats)
        grid.add_row(f"[bold]{name}", words.title(name), seats, words.tagline(name))
    Console().print(grid)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game: see `reverie games`.")] = "vale",
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people at this keyboard.")] = 1,
    level: Annotated[str, typer.Option(help=f"Level of the bots: {', '.join(bots.LEVELS)}.")] = "dreaming",
    name: Annotated[list[str] | None, typer.Option(help="Name of a person; once for each.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant of the game, as name=value.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Take up a saved game.")] = None,
    seed: Seed = None,
    *,
    language: Language,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    words = words_of(language)
    console = Console()
    try:
        if resume is not None:
            table, players = read_save(read_json(resume))
        else:
            table = reverie.table(game, seats, seed=seed, options=read_options(option or [], game, words.language))
            players = seat_players(table.seats, people, level, name or [])
    except Malformed as error:
        raise fail(words, error) from None
    say = speaker_of(words, table, players)
    Session(table, players, say, console, read_line).run()


def speaker_of(words: Words, table: Table, players: list[Player]) -> Speaker:
    """Let somebody speak of a table, its own words in the language that they are played in."""
    return Speaker(words, table.game.name, [player.name for player in players], table.choices.get("language"))


def seat_players(seats: int, people: int, level: str, names: list[str]) -> list[Player]:
    """Seat the people first, then bots."""
    if not 0 <= people <= seats:
        raise Malformed(f"{people} people do not fit on {seats} seats")
    if level not in bots.LEVELS:
        raise Malformed(f"no bot has the level {level!r}: {', '.join(bots.LEVELS)}")
    told = [plain_name(name) for name in names]
    persons = [Player(told[seat] if seat < len(told) else PEOPLE[seat % len(PEOPLE)]) for seat in range(people)]
    return persons + [Player(NAMES[seat % len(NAMES)], level) for seat in range(seats - people)]


def read_options(given: list[str], game: str, language: str) -> dict[str, Json]:
    """Read variants written as name=value, the value one that the game offers; unless said, words are in `language`."""
    offered = {option.name: option for option in games.find(game).options}
    chosen: dict[str, Json] = {"language": language} if "language" in offered else {}
    for text in given:
        name, _, value = text.partition("=")
        values = offered[name].values if name in offered else ()
        chosen[name] = next((each for each in values if str(each).casefold() == value.casefold()), value)
    return chosen


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A log or a saved game.")],
    *,
    language: Language,
) -> None:
    """Step through a game, forward and back, through any seat's eyes."""
    words = words_of(language)
    try:
        table, players = read_save(read_json(file))
    except Malformed as error:
        raise fail(words, error) from None
    say = speaker_of(words, table, players)
    watch(table, say, Console(), read_line)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="Which game.")] = "vale",
    bots: Annotated[str, typer.Option(help="Who plays: greedy,random,search:0.1,search:300i…")] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the result as a PNG.")] = None,
    seed: int = 0,
    *,
    language: Language,
) -> None:
    """Let bots play each other, seats rotated, and tell who wins how often."""
    from .lab.arena import Entrant, tournament
    from .lab.arena import plot as draw

    words = words_of(language)
    entrants = [Entrant(name.strip()) for name in bots.split(",")]
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console) as progress:
            task = progress.add_task(words.text("terminal-playing"), total=games)
            standings = tournament(game, entrants, games, seed, jobs, ray, lambda: progress.advance(task))
        if plot is not None:
            draw(standings, plot)
    except Malformed as error:
        raise fail(words, error) from None
    grid = Grid()
    for id in ("bot", "win-rate", "interval", "mean"):
        grid.add_column(words.text(f"terminal-{id}"))
    for standing in standings:
        low, high = standing.interval
        mean = standing.points / max(1, standing.games)
        grid.add_row(standing.entrant.name, f"{standing.rate:.1%}", f"{low:.1%} – {high:.1%}", f"{mean:.1f}")
    console.print(grid)
    if plot is not None:
        console.print(words.text("terminal-plotted", path=str(plot)))


@app.command()
def balance(
    game: Annotated[str, typer.Argument(help="Which game.")] = "etherium",
    seats: Annotated[list[int] | None, typer.Option(help="How many seats; once for each number, or all.")] = None,
    level: Annotated[str, typer.Option(help="Which bots play: a level, search:300i…")] = "lucid",
    games: Annotated[int, typer.Option(min=1, help="How many games at each number of seats.")] = 100,
    option: Annotated[list[str] | None, typer.Option(help="A variant of the game, as name=value.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the result as a PNG.")] = None,
    seed: int = 0,
    *,
    language: Language,
) -> None:
    """Let bots of one level play, and tell what helps to win: a seat, a people, the initiative."""
    from .lab.balance import plot as draw
    from .lab.balance import trials, weigh

    words = words_of(language)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        chosen = read_options(option or [], game, words.language)
        drawn = {count: trials(game, level, count, games, seed, chosen) for count in seats or seats_of(game)}
        with Progress(*columns, console=console) as progress:
            task = progress.add_task(words.text("terminal-playing"), total=games * len(drawn))
            found = [weigh(count, each, jobs, ray, lambda: progress.advance(task)) for count, each in drawn.items()]
        if plot is not None:
            draw(found, plot, words.namer(game))
    except Malformed as error:
        raise fail(words, error) from None
    for each in found:
        tell_balance(console, words, game, each)
    if plot is not None:
        console.print(words.text("terminal-plotted", path=str(plot)))


def seats_of(game: str) -> range:
    """List the numbers of seats that a game has."""
    rules = games.find(game)
    return range(rules.min_seats, rules.max_seats + 1)


def tell_balance(console: Console, words: Words, game: str, found: Balance) -> None:
    """Print who has won how often, where the points come from, and how often things happened."""
    named = words.namer(game)
    console.print(words.text("terminal-balance", seats=found.seats, games=found.games), style="bold #f2c66d")
    grid = Grid()
    for id in ("trait", "value", "played", "win-rate", "interval", "edge", "mean"):
        grid.add_column(words.text(f"terminal-{id}"))
    for trait, shares in found.shares.items():
        for value, share in sorted(shares.items()):
            low, high = share.interval
            rate, interval = f"{share.rate:.1%}", f"{low:.1%} – {high:.1%}"
            mean = f"{share.points / share.games:.1f}"
            name = named(f"{trait} {value}")
            grid.add_row(named(trait), name, str(share.games), rate, interval, f"{share.edge:.2f}", mean)
    console.print(grid)
    if found.sources:
        grid = Grid()
        for id in ("source", "of-winners", "part", "everybody"):
            grid.add_column(words.text(f"terminal-{id}"))
        for source, (won, all_of) in found.sources.items():
            mean = f"{won / found.games:.2f}"
            grid.add_row(named(source), mean, f"{found.of_winners(source):.1%}", f"{all_of / found.games:.2f}")
        console.print(grid)
    counted = {"moves": found.moves, "margin": found.margin, **found.happened}
    for name, times in counted.items():
        mean = f"{times / found.games:.1f}"
        console.print(words.text("terminal-counted", thing=named(name), count=mean), highlight=False)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="Which game.")] = "vale",
    seats: Annotated[int, typer.Option(help="How many seats.")] = 3,
    slices: Annotated[int, typer.Option(min=1, help="How many slices of a tenth of a second each.")] = 30,
    *,
    language: Language,
) -> None:
    """Measure the engine, beside OpenSpiel and RLCard where they are installed."""
    from .lab.bench import measure

    words = words_of(language)
    try:
        figures = measure(game, seats, slices)
    except Malformed as error:
        raise fail(words, error) from None
    rivals = list(figures[0].ratios)
    grid = Grid(
        words.text("terminal-measure"), words.text("terminal-per-second"), "", *(f"× {name}" for name in rivals)
    )
    for figure in figures:
        ratios = [f"{figure.ratios[name]:.2f}" if name in figure.ratios else "" for name in rivals]
        grid.add_row(figure.name, f"{figure.per_second:,.0f}", figure.unit, *ratios)
    Console().print(grid)


def mount_server() -> None:
    """Add the host's commands, where the server is installed."""
    try:
        from .server import commands
    except ImportError:
        return
    commands.mount(app)


mount_server()

if __name__ == "__main__":
    sys.exit(app())
