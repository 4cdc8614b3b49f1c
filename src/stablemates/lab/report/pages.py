"""The page: one self-contained HTML file.  The tables and the charts are also written as separate files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

import stablemates

from ..collectors import Totals
from ..command_line import changed, command_for, spelled
from ..compare import Comparison, Difference
from ..run import Run
from ..simulate import Experiment, Plan
from . import svg
from .figures import CardFigures, Figures, Rate
from .pictures import Pictures, comparison_pictures, length_of, measure, pictures
from .tables import card_differences, comparison_tables, tables, write_tables
from .wording import Wording

PAGE = "report.html"


def write(run: Run, folder: Path, wording: Wording) -> Path:
    """Write the report of a run to a folder; return the path of the page."""
    folder.mkdir(parents=True, exist_ok=True)
    if isinstance(run.plan, Comparison):
        a, b = Figures(run.plan.a, run.totals["a"]), Figures(run.plan.b, run.totals["b"])
        pairs, names = run.totals["pairs"], side_names(run.plan, wording)
        drawn = comparison_pictures(a, b, pairs, names, wording)
        title, body = comparison_page(a, b, pairs, names, drawn, wording)
        found = comparison_tables(a, b, pairs, wording)
    else:
        assert isinstance(run.plan, Experiment)
        figures = Figures(run.plan, run.totals)
        drawn = pictures(figures, wording)
        (title, body), found = page(figures, drawn, wording), tables(figures, wording)
    write_tables(folder, found)
    for name, picture in drawn.items():
        (folder / f"{name}.svg").write_text(svg.alone(picture), "utf-8")
    path = folder / PAGE
    path.write_text(document(title, [*body, footer(run.plan)], wording), "utf-8")
    return path


# --- one experiment ----------------------------------------------------------------------------


def page(figures: Figures, drawn: Pictures, wording: Wording) -> tuple[str, list[str]]:
    """Return the title and the parts of the page."""
    title = wording.text("title", game=name_of(figures.experiment, wording))
    unit, counted = length_of(figures)
    spread = wording.text(
        "lengths-note",
        mean=wording.number(counted.mean.value, 1),
        half=wording.number(counted.mean.half, 1),
        median=wording.number(counted.quantile(0.5)),
        most=wording.number(counted.quantile(0.95)),
    )
    body = [
        heading(title, wording.text("intro")),
        tiles(
            [
                (wording.number(figures.games), wording.text("games", count=figures.games)),
                (wording.number(figures.experiment.players), wording.text("players", count=figures.experiment.players)),
                (", ".join(figures.experiment.bots), wording.text("bots")),
                (wording.number(counted.mean.value, 1), wording.text(unit)),
                (str(figures.experiment.seed), wording.text("seed")),
            ]
        ),
        section(wording.text("places-title"), wording.text("places-note"), drawn["places"]),
        section(wording.text("seats-title"), wording.text("seats-note"), drawn["seats"]) if "seats" in drawn else "",
        section(wording.text("lengths-title"), spread, drawn["lengths"]),
        section(wording.text("endings-title"), wording.text("endings-note"), drawn["endings"]),
    ]
    if "cards" in drawn:
        body.append(section(wording.text("strongest-title"), wording.text("strongest-note"), drawn["cards"]))
    if figures.cards:
        body.append(section(wording.text("cards-title"), wording.text("cards-note"), card_table(figures, wording)))
    if figures.moments:
        body.append(
            section(wording.text("moments-title"), wording.text("moments-note"), moment_table(figures, wording))
        )
    body += [custom_section(name, totals, wording) for name, totals in figures.others.items()]
    return title, body


def custom_section(name: str, totals: Totals, wording: Wording) -> str:
    """Return the section of a custom collector."""
    text = json.dumps(totals, indent=1, ensure_ascii=False)
    return section(wording.text("own-title", name=name), "", f"<pre>{escape(text)}</pre>")


def name_of(experiment: Experiment, wording: Wording) -> str:
    """Return the game, its edition and the changed table options."""
    chosen = ", ".join(spelled(experiment.options))
    title = wording.rulebook(experiment.profile)
    return f"{title}, {chosen}" if chosen else title


def card_table(figures: Figures, wording: Wording) -> str:
    columns = ["drawn", "played"]
    columns += ["stopped"] if figures.has_stops else []
    columns += ["dealt_won", "drawn_won", "played_won"]
    columns += ["kept", "kept_won"] if figures.has_stables else ["left"]
    ranked = sorted((one for one in figures.cards if one.drawn), key=lambda one: -one.drawn_won.value)
    rows = [
        [cell(wording.title(one.kind)), *(card_cell(one, column, figures, wording) for column in columns)]
        for one in ranked
    ]
    heads = [(wording.text("column-card"), "")]
    heads += [(wording.text(f"column-{name}"), wording.about(f"column-{name}")) for name in columns]
    label = escape(wording.text("filter"))
    field = f'<input type="search" placeholder="{label}" aria-label="{label}">'
    return field + table(heads, rows, sorted_by=1 + columns.index("drawn_won"))


def card_cell(one: CardFigures, column: str, figures: Figures, wording: Wording) -> str:
    if column in ("drawn", "played", "kept", "left"):
        value = {"drawn": one.drawn, "played": one.played, "kept": one.kept, "left": one.kept}[column]
        return cell(wording.number(value, 2), value)
    return rate_cell(getattr(one, column), wording, None if column == "stopped" else figures.any_card(column))


def rate_cell(rate: Rate, wording: Wording, average: float | None) -> str:
    if not rate.n:
        return cell("–", -1)
    tone = ""
    if average is not None:
        tone = "good" if rate.low > average else "bad" if rate.high < average else ""
    half = f" <small>±{wording.number(100 * rate.half, 1)}</small>"
    return f'<td class="{tone}" data-value="{rate.value:.6f}">{wording.percent(rate.value)}{half}</td>'


def moment_table(figures: Figures, wording: Wording) -> str:
    rows = [
        [
            cell(wording.label("moment", name)),
            cell(wording.number(mean.value, 2), mean.value, wording.number(mean.half, 2)),
        ]
        for name, mean in figures.moments.items()
    ]
    return table([(wording.text("column-moment"), ""), (wording.text("column-mean"), "")], rows, sorted_by=1)


# --- two sides ---------------------------------------------------------------------------------


def comparison_page(
    a: Figures, b: Figures, pairs: Totals, names: tuple[str, str], drawn: Pictures, wording: Wording
) -> tuple[str, list[str]]:
    title = wording.text("compare-title", a=names[0], b=names[1])
    body = [
        heading(title, wording.text("compare-intro", a=names[0], b=names[1])),
        tiles(
            [
                (wording.number(pairs["games"]), wording.text("deals", count=pairs["games"])),
                (wording.number(a.experiment.players), wording.text("players", count=a.experiment.players)),
                (", ".join(a.experiment.bots), wording.text("bots")),
                (str(a.experiment.seed), wording.text("seed")),
            ]
        ),
        section(wording.text("compare-rates-title"), wording.text("compare-rates-note", b=names[1]), drawn["rates"]),
        section(wording.text("lengths-title"), "", drawn["lengths"]),
        section(
            wording.text("compare-measures-title"),
            wording.text("compare-measures-note"),
            measure_table(pairs, names, wording),
        ),
    ]
    if "cards" in drawn:
        note = wording.text("compare-cards-note", a=names[0], b=names[1])
        body.append(
            section(wording.text("compare-cards-title"), note, drawn["cards"] + difference_table(a, b, names, wording))
        )
    for name, totals in a.others.items():
        body.append(custom_section(name, {names[0]: totals, names[1]: b.others[name]}, wording))
    return title, body


def side_names(plan: Comparison, wording: Wording) -> tuple[str, str]:
    """Return names for the two sides, by what distinguishes them."""
    if plan.a.profile != plan.b.profile:
        return name_of(plan.a, wording), name_of(plan.b, wording)
    return name_of(plan.a, wording), ", ".join(spelled(changed(plan)))


def measure_table(pairs: Totals, names: tuple[str, str], wording: Wording) -> str:
    found = {name: Difference.of(pairs, name) for name in pairs["measures"]}
    rows = []
    for name in sorted(found, key=lambda name: -found[name].weight):
        one = found[name]
        if not one.error and not one.mean:
            continue  # the same in every game, such as the deal and the end
        is_rate = name == "first wins" or name.startswith("end ")
        written = wording.percent if is_rate else lambda value: wording.number(value, 2)
        scale, tone = 100 if is_rate else 1, "good" if one.mean > one.half else "bad" if one.mean < -one.half else ""
        rows.append(
            [
                cell(measure(name, wording)),
                cell(written(one.mean_a), one.mean_a),
                cell(written(one.mean_b), one.mean_b),
                cell(wording.signed(scale * one.mean), one.mean, wording.number(scale * one.half, 2), tone),
            ]
        )
    heads = [wording.text("column-measure"), *names, wording.text("column-difference")]
    return table([(head, "") for head in heads], rows)


def difference_table(a: Figures, b: Figures, names: tuple[str, str], wording: Wording) -> str:
    rows = [
        [
            cell(wording.title(one.kind)),
            rate_cell(one.a, wording, a.any_card("drawn_won")),
            rate_cell(one.b, wording, b.any_card("drawn_won")),
            cell(
                wording.signed(100 * one.mean, 1),
                one.mean,
                wording.number(100 * one.half, 1),
                "" if not one.sure else "good" if one.mean > 0 else "bad",
            ),
        ]
        for one in card_differences(a, b)
    ]
    heads = [wording.text("column-card"), *names, wording.text("column-difference")]
    return table([(head, "") for head in heads], rows, sorted_by=3)


# --- HTML --------------------------------------------------------------------------------------


def cell(text: str, value: float | None = None, half: str = "", tone: str = "") -> str:
    behind = f" <small>±{half}</small>" if half else ""
    sorts = "" if value is None else f' data-value="{value:.6f}"'
    return f'<td class="{tone}"{sorts}>{escape(text)}{behind}</td>'


def table(heads: Sequence[tuple[str, str]], rows: Sequence[Sequence[str]], sorted_by: int = -1) -> str:
    def head(i: int, title: str, about: str) -> str:
        order = ' aria-sort="descending"' if i == sorted_by else ""
        return f'<th{order} title="{escape(about)}">{escape(title)}</th>'

    top = "".join(head(i, title, about) for i, (title, about) in enumerate(heads))
    body = "".join(f"<tr>{''.join(row)}</tr>\n" for row in rows)
    return f'<table class="live"><thead><tr>{top}</tr></thead><tbody>\n{body}</tbody></table>'


def heading(title: str, intro: str) -> str:
    return f"<h1>{escape(title)}</h1><p>{escape(intro)}</p>"


def tiles(facts: Sequence[tuple[str, str]]) -> str:
    each = "".join(f"<div><b>{escape(value)}</b>{escape(name)}</div>" for value, name in facts)
    return f'<div class="tiles">{each}</div>'


def section(title: str, note: str, content: str) -> str:
    paragraph = f"<p>{escape(note)}</p>" if note else ""
    return f"<section><h2>{escape(title)}</h2>{paragraph}{content}</section>"


def footer(plan: Plan) -> str:
    """Return the command that reproduces the run."""
    return f"<footer><code>{escape(command_for(plan))}</code> · Stablemates {escape(stablemates.__version__)}</footer>"


def document(title: str, body: Sequence[str], wording: Wording, more_style: str = "") -> str:
    here = files(__package__)
    style, script = ((here / name).read_text("utf-8") for name in ("style.css", "table.js"))
    return (
        f'<!doctype html>\n<html lang="{wording.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}{svg.STYLE}{more_style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in body if part)
        + f"\n</main>\n<script>\n{script}</script>\n</body>\n</html>\n"
    )
