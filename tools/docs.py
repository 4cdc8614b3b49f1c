"""Build the documentation site into build/site:  .venv/bin/python tools/docs.py

The pages are also meant to be read in the repository, so they are first gathered in build/docs: the pages of docs/ and
two from the root.  A file of the repository that a page links to becomes a page, and sequence diagrams are drawn.
Zensical builds the site from that (mkdocs.yml).  Then this tool fails if it finds a problem: a link, an anchor or a
picture that does not exist, a page or a picture that no page shows, or anything that a browser would fetch from another
host.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath, relpath
from urllib.parse import unquote, urlsplit

import reference
from sequences import drawn

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"

# Pages of the root, and their names on the site.
FROM_ROOT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
SOURCES = "sources"  # where files of the repository become pages
LANGUAGES = {".py": "python", ".ts": "typescript", ".ftl": "text"}

LINK = re.compile(r"(\]\()([^)\s]+)(\))")
SEQUENCE = re.compile(r"^```mermaid\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FETCHED = {("link", "href"), ("use", "href"), ("object", "data")}  # besides src and the like
ELSEWHERE = re.compile(r"""(?:url\(|@import)\s*["']?(?:https?:)?//""")  # in a style sheet


def main() -> int:
    gather()
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    plainly = os.environ | {"NO_COLOR": "1"}
    done = subprocess.run(command, cwd=ROOT, env=plainly, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout)
        return done.returncode
    found = [*problems(SITE), *unused_pictures()]
    print("\n".join(found) or f"docs: {SITE.relative_to(ROOT)}/index.html, {len(list(pages_of(SITE)))} pages")
    return 1 if found else 0


# --- gathering the pages -----------------------------------------------------------------------------


def gather() -> None:
    """Copy the pages and everything they need into build/docs."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, PAGES / FROM_ROOT[name])
    (PAGES / "reference.md").write_text(reference.page(), encoding="utf-8")
    linked: set[str] = set()
    for page in sorted(PAGES.rglob("*.md")):
        here = page.relative_to(PAGES).as_posix()
        text = SEQUENCE.sub(lambda block: drawn(block[1]), page.read_text("utf-8"))
        page.write_text(with_links(here, text, linked), encoding="utf-8")
    for name in sorted(linked):
        write_source(name)


def with_links(here: str, text: str, linked: set[str]) -> str:
    """Return the text of a page with links that work on the site."""
    return LINK.sub(lambda link: link[1] + resolved(here, link[2], linked) + link[3], text)


def resolved(here: str, target: str, linked: set[str]) -> str:
    """Return the target on the site of a link on page ``here``; files of the repository are added to ``linked``."""
    path, hash_, anchor = target.partition("#")
    if not path or urlsplit(target).scheme:
        return target
    folder = Path(origin_of(here)).parent.as_posix()
    name = normpath(f"{folder}/{path}")
    if name in FROM_ROOT:
        there = FROM_ROOT[name]
    elif name.startswith("docs/") or not (ROOT / name).is_file():
        return target if folder != "." else relpath(normpath(target), "docs")
    else:
        linked.add(name)
        there = f"{SOURCES}/{name}.md"
    return relpath(there, Path(here).parent.as_posix()) + hash_ + anchor


def origin_of(here: str) -> str:
    """Return the path in the repository of a page of the site."""
    from_root = {there: name for name, there in FROM_ROOT.items() if name != "README.md"}
    return from_root.get(here, f"docs/{here}")


def write_source(name: str) -> None:
    """Write a file of the repository as a page."""
    file = ROOT / name
    page = PAGES / SOURCES / f"{name}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    language = LANGUAGES.get(file.suffix, "text")
    head = "---\nsearch:\n  exclude: true\n---\n\n"
    page.write_text(f"{head}# {name}\n\n````{language}\n{file.read_text('utf-8')}````\n", encoding="utf-8")


def unused_pictures() -> Iterator[str]:
    """Yield the pictures that neither a page nor the README shows."""
    texts = [page.read_text("utf-8") for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md"))]
    for picture in sorted((ROOT / "docs" / "pictures").iterdir()):
        if not any(f"pictures/{picture.name})" in text for text in texts):
            yield f"docs/pictures/{picture.name}: no page shows it"


# --- checking the site -------------------------------------------------------------------------------


class Reader(HTMLParser):
    """The anchors and links of a page of the site."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []  # that a reader may follow
        self.fetched: list[str] = []  # that a browser loads by itself
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if not value:
                continue
            if name in ("id", "name") and tag != "meta":
                self.anchors.add(value)
            elif name in ("src", "srcset", "poster") or (tag, name) in FETCHED:
                self.fetched.append(value)
            elif (tag, name) == ("a", "href"):
                self.links.append(value)
            elif name == "class" and "mermaid" in value.split():
                self.fetched.append("//mermaid")  # the theme would load the program that draws it


def problems(site: Path) -> Iterator[str]:
    """Yield the problems that a reader of the site would encounter."""
    read = {page.relative_to(site).as_posix(): Reader(page.read_text("utf-8")) for page in pages_of(site)}
    shown = {"index.html"}
    for here, page in read.items():
        for target in (*page.links, *page.fetched):
            where = urlsplit(target)
            if where.scheme or where.netloc:
                if target in page.fetched and where.scheme != "data":
                    yield f"{here}: {target} would be fetched from another host"
                continue
            there = normpath(f"{Path(here).parent.as_posix()}/{unquote(where.path)}") if where.path else here
            if not (site / there).is_file():
                yield f"{here}: {target} does not exist"
            elif where.fragment and there in read and unquote(where.fragment) not in read[there].anchors:
                yield f"{here}: the anchor of {target} does not exist"
            if there != here:
                shown.add(there)
    yield from (f"{page}: no page links to it" for page in read if page not in shown)
    for sheet in sorted(site.rglob("*.css")):
        if ELSEWHERE.search(sheet.read_text("utf-8")):
            yield f"{sheet.relative_to(site)}: it fetches something from another host"


def pages_of(site: Path) -> Iterator[Path]:
    """Return the pages, except 404.html, which may be shown at any address."""
    return (page for page in sorted(site.rglob("*.html")) if page.name != "404.html")


if __name__ == "__main__":
    sys.exit(main())
