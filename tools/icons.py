"""Draw the icons of the installed page, for systems that do not accept SVG.  Run it after changing web/public/icon.svg.

A browser draws them: STABLEMATES_BROWSER, or an installed Chromium.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
NIGHT = "#3b2468"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512, "apple-touch-icon.png": 180}
WHOLE = ("icon-maskable-512.png", "apple-touch-icon.png")  # the system itself rounds the corners
AROUND = 'viewBox="-8 -8 112 112"'  # a maskable icon is cut to any shape: keep important parts off its edge


def page_of(name: str, svg: str) -> str:
    if name in WHOLE:
        svg = svg.replace('viewBox="0 0 96 96"', AROUND).replace('clip-path="url(#edge)"', "").replace('rx="22"', "")
    ground = NIGHT if name in WHOLE else "transparent"
    return f"<body style='margin:0;width:{SIZES[name]}px;background:{ground}'>{svg}"


def main() -> None:
    browser_path = (
        os.environ.get("STABLEMATES_BROWSER") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    )
    if not browser_path:
        sys.exit("a browser is needed: set STABLEMATES_BROWSER to the path of a Chromium")
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(name, svg))
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
