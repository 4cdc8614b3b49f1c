"""What docs/hosting.md says to operators is true."""

from __future__ import annotations

import dataclasses
import importlib
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from tests.cluster.services import Nginx

from stablemates.cli.arguments import parse
from stablemates.cli.serve import plan_of
from stablemates.server import metrics
from stablemates.server.http.limits import Limits

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "hosting.md").read_text("utf-8")


def test_every_limit_is_documented_with_its_default() -> None:
    documented = dict(re.findall(r"^\| `(\w+)` \| (\d+) \|", PAGE, re.MULTILINE))
    assert documented == {name: str(value) for name, value in dataclasses.asdict(Limits()).items()}


def test_exactly_the_existing_metrics_are_documented() -> None:
    documented = set(re.findall(r"`(stablemates_\w+)", PAGE))
    text = Path(metrics.__file__).read_text("utf-8")
    assert documented == set(re.findall(r'"(stablemates_\w+)"', text))


def test_the_unit_starts_the_server_with_options_that_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STABLEMATES_KEY", raising=False)
    unit = (DOCS / "hosting" / "stablemates.service").read_text("utf-8")
    [line] = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    _, *words = shlex.split(line.replace("/var/lib/stablemates", str(tmp_path)))
    plan = plan_of(parse(words))
    assert (plan.host, plan.port) == ("127.0.0.1", 8000)
    assert [str(one) for one in plan.proxies] == ["127.0.0.1/32"]
    assert plan.data == tmp_path


def test_the_options_of_several_servers_are_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STABLEMATES_KEY", "x" * 32)
    [command] = re.findall(r"(stablemates serve --host.*?)\n```", PAGE, re.DOTALL)
    _, *words = shlex.split(command.replace("\\\n", " "))
    plan = plan_of(parse([*words, "--data", str(tmp_path)]))
    assert not plan.alone
    assert plan.bus == "nats://10.0.0.21:4222"


def test_the_balancer_keeps_a_server_that_was_away_for_a_moment() -> None:
    example = (DOCS / "hosting" / "nginx.conf").read_text("utf-8")
    servers = re.findall(r"^ *(?:# )?server [\d.]+:8000(.*);$", example, re.MULTILINE)
    assert servers == [" max_fails=0"] * 3


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed here")
def test_nginx_understands_the_example(tmp_path: Path) -> None:
    command = Nginx(tmp_path, [8000]).command()
    done = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def arguments_of_the_container() -> list[str]:
    [line] = re.findall(r"^ENTRYPOINT (.*)$", (DOCS / "hosting" / "Containerfile").read_text("utf-8"), re.MULTILINE)
    found: list[str] = json.loads(line)
    return found


def test_the_container_starts_the_server_with_options_that_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STABLEMATES_KEY", raising=False)
    _, *words = [word.replace("/data", str(tmp_path)) for word in arguments_of_the_container()]
    plan = plan_of(parse(words))
    assert (plan.host, plan.port, plan.data) == ("0.0.0.0", 8000, tmp_path)


def test_the_servers_of_compose_share_their_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STABLEMATES_KEY", "x" * 32)
    compose = (DOCS / "hosting" / "compose.yaml").read_text("utf-8")
    own = re.findall(r"^    - (--\S+)$", compose, re.MULTILINE)
    _, *words = [word.replace("/data", str(tmp_path)) for word in arguments_of_the_container()]
    plan = plan_of(parse([*words, *own]))
    assert not plan.alone
    assert (plan.bus, [str(one) for one in plan.proxies]) == ("nats://bus:4222", ["172.30.0.0/24"])
    assert "subnet: 172.30.0.0/24" in compose
    assert (DOCS / "hosting" / "Caddyfile").read_text("utf-8").count("reverse_proxy one:8000 two:8000") == 2


def test_the_container_installs_by_the_lock() -> None:
    text = (DOCS / "hosting" / "Containerfile").read_text("utf-8")
    [(select, made)] = re.findall(r"RUN (sed \S.*?) > (\S+)", text)
    assert f"pip install --no-cache-dir --require-hashes -r {made} " in text
    pins = subprocess.run(select, shell=True, cwd=DOCS.parent, check=True, capture_output=True, encoding="utf-8").stdout
    assert re.fullmatch(r"uv==\S+ \\\n(?: +--hash=sha256:\S+(?: \\)?\n)+ +# via .*\n", pins)
    assert (
        "--require-hashes --constraints requirements.lock \\\n        --requirements pyproject.toml --extra cluster"
        in text
    )


def served() -> set[str]:
    """Return the names of the metrics, without their creation times."""
    names = re.findall(r"^# HELP (\w+) ", generate_latest().decode(), re.MULTILINE)
    return {name for name in names if not name.endswith("_created")}


def asked_for(expression: str) -> set[str]:
    """Return the server metrics that a Prometheus query names."""
    return {name.removesuffix("_bucket") for name in re.findall(r"\b(?:stablemates|process)_\w+", expression)}


def test_the_dashboard_shows_all_metrics_and_no_others() -> None:
    dashboard = json.loads((DOCS / "hosting" / "grafana.json").read_text("utf-8"))
    panels = dashboard["panels"]
    asked = {name for panel in panels for target in panel["targets"] for name in asked_for(target["expr"])}
    assert asked <= served()
    assert {name for name in served() if name.startswith("stablemates_")} <= asked
    assert len({panel["id"] for panel in panels}) == len(panels)
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels)


def test_alerts_use_metrics_that_exist_and_say_what_to_do() -> None:
    yaml: Any = importlib.import_module("yaml")
    [group] = yaml.safe_load((DOCS / "hosting" / "alerts.yaml").read_text("utf-8"))["groups"]
    for rule in group["rules"]:
        assert asked_for(rule["expr"]) <= served(), rule["alert"]
        assert asked_for(rule["expr"]) or rule["alert"] == "ServerDown"
        assert {"summary", "what_to_do"} == set(rule["annotations"])
        assert rule["labels"]["severity"] in ("page", "ticket")
    named = {name for rule in group["rules"] for name in asked_for(rule["expr"])}
    promises = {"saving", "tables_put_aside", "trouble_total", "acknowledgement_seconds", "clock_off_seconds"}
    assert {f"stablemates_{one}" for one in promises} <= named
