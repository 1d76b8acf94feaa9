"""The files and pages for hosts are true: units, proxy and container as far as this machine can tell, every option."""

import argparse
import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.cli.context import Context
from quarterdeck.cli.parser import build, parse
from quarterdeck.cli.serve import read_settings
from quarterdeck.server.keys import new_id
from quarterdeck.server.settings import DEFAULT_PORT
from quarterdeck.server.shield import MOST_BODY

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
INSTALLED = "/opt/quarterdeck/.venv/bin/quarterdeck"
UNITS = sorted(file for file in DEPLOY.iterdir() if file.suffix in (".service", ".timer"))


def accepts(words: list[str]) -> argparse.Namespace:
    """The command line read by our own parser, and by what it is for where that is `serve`."""
    parsed = parse(Context("en"), words)
    if parsed.command == "serve":
        read_settings(parsed)
    return parsed


def unit(file: Path) -> dict[str, dict[str, str]]:
    """A unit's sections; a key given twice fails."""
    sections: dict[str, dict[str, str]] = {}
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("["):
            section = sections[line.strip("[]")] = {}
        elif line and not line.startswith("#"):
            key, _, value = line.partition("=")
            assert key not in section, line
            section[key] = value
    return sections


# systemd


def test_the_unit_runs_a_command_that_is_one_with_limits() -> None:
    service = unit(DEPLOY / "quarterdeck.service")["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert program == INSTALLED
    parsed = accepts(words)
    assert parsed.no_browser
    assert parsed.port == DEFAULT_PORT
    assert service["User"] == "quarterdeck"
    assert service["Environment"] == "QUARTERDECK_DATA=/var/lib/" + service["StateDirectory"]
    assert int(service["LimitNOFILE"]) > 4200
    for limit in ("MemoryMax", "TasksMax", "ProtectSystem", "NoNewPrivileges", "Restart"):
        assert service[limit]


def test_the_unit_of_a_worker_runs_a_command_that_is_one_with_limits() -> None:
    service = unit(DEPLOY / "quarterdeck-worker.service")["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert program == INSTALLED
    assert accepts(words).command == "worker"
    assert service["Environment"] == "QUARTERDECK_DATA=/var/lib/" + service["StateDirectory"]
    for limit in ("MemoryMax", "TasksMax", "ProtectSystem", "NoNewPrivileges", "Restart"):
        assert service[limit]


def test_the_nightly_copy_is_a_command_that_is_one() -> None:
    service = unit(DEPLOY / "quarterdeck-backup.service")["Service"]
    shell = shlex.split(service["ExecStart"])[2]
    program, *words = shlex.split(shell.removeprefix("exec "))
    assert program == INSTALLED
    assert accepts(words[:2]).command == "backup"
    assert Path(words[1]).parent == Path(service["ReadWritePaths"].split()[1])
    assert "OnCalendar" in unit(DEPLOY / "quarterdeck-backup.timer")["Timer"]


def test_systemd_itself_finds_nothing_wrong(tmp_path: Path) -> None:
    keys = {key for file in UNITS for section in unit(file).values() for key in section}
    assert len(keys) > 30  # what follows reads these very files
    for file in UNITS:
        program = Path(sys.executable)  # the unit's own is not installed here
        (tmp_path / file.name).write_text(file.read_text("utf-8").replace(INSTALLED, str(program)))
    analyze = shutil.which("systemd-analyze")
    if analyze is None:  # the tests above have read the units; only systemd can tell more
        return
    command = [analyze, "verify", "--man=no", *(str(tmp_path / file.name) for file in UNITS)]
    checked = subprocess.run(command, capture_output=True, text=True)
    wrong = [line for line in checked.stderr.splitlines() if str(tmp_path) in line or "quarterdeck" in line]
    assert wrong == []


# nginx


def directives(text: str) -> Iterator[list[str]]:
    """The directives of an nginx file, flat; braces have to be balanced."""
    plain = re.sub(r"#.*", "", text)
    assert plain.count("{") == plain.count("}")
    for part in re.split(r"[;{}]", plain):
        if part.strip():
            yield part.split()


def test_the_proxy_passes_on_what_the_server_needs() -> None:
    found = list(directives((DEPLOY / "nginx.conf").read_text("utf-8")))
    assert ["proxy_pass", f"http://127.0.0.1:{DEFAULT_PORT}"] in found
    headers = {words[1]: words[2] for words in found if words[0] == "proxy_set_header"}
    assert headers["Host"] == "$host"
    assert headers["X-Forwarded-For"] == "$remote_addr"
    assert headers["Upgrade"] == "$http_upgrade"
    assert ["location", "=", "/metrics"] in found
    [(_, most)] = [words for words in found if words[0] == "client_max_body_size"]
    assert int(most.removesuffix("m")) * 1_000_000 > MOST_BODY
    names = {words[1] for words in found if words[0] == "server_name"}
    service = unit(DEPLOY / "quarterdeck.service")["Service"]["ExecStart"]
    assert all(f"https://{name}" in service for name in names)


def test_the_proxy_of_several_processes_sends_all_of_a_table_to_one_of_them() -> None:
    text = (DEPLOY / "nginx-several.conf").read_text("utf-8")
    found = list(directives(text))
    assert ["hash", "$whose", "consistent"] in found
    ports = [words[1] for words in found if words[0] == "server" and len(words) > 1]
    assert ports == [f"127.0.0.1:{DEFAULT_PORT + number}" for number in (1, 2)]
    assert f"serve --processes {len(ports)} --port {DEFAULT_PORT}" in text
    [(name,)] = [words[1:] for words in found if words[0] == "upstream"]
    assert ["proxy_pass", f"http://{name}"] in found
    headers = {words[1]: words[2] for words in found if words[0] == "proxy_set_header"}
    assert (headers["Host"], headers["X-Forwarded-For"], headers["Upgrade"]) == (
        "$host",
        "$remote_addr",
        "$http_upgrade",
    )
    assert ["location", "=", "/metrics"] in found
    rules = re.findall(r'^    "?~(\S+?)"?\s+(\$\w+);', text, re.M)
    assert len(rules) == 2

    def whose(path: str) -> str:
        for rule, value in rules:
            met = re.match(rule.replace("?<", "?P<"), path)
            if met:
                return met["named"] if value == "$named" else value
        return "$remote_addr"

    id = new_id()
    for rest in ("", "/socket", "/sit", "/seats/1"):
        assert whose(f"/api/tables/{id}{rest}") == id
    assert whose(f"/api/replays/{id}/file") == id
    for path in ("/", "/api/tables", "/api/tables/mine", "/api/tables/open", "/api/me", f"/table/{id}"):
        assert whose(path) == "$remote_addr"


@pytest.mark.parametrize("site", ["nginx.conf", "nginx-several.conf"])
def test_nginx_itself_finds_nothing_wrong(tmp_path: Path, site: str) -> None:
    text = (DEPLOY / site).read_text("utf-8")
    certificate, key = re.findall(r"/etc/letsencrypt/\S+\.pem", text)
    nginx, openssl = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin"), shutil.which("openssl")
    if nginx is None or openssl is None:  # the test above has read the file; only nginx can tell more
        return
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=games.example"]
    subprocess.run(
        [*made, "-keyout", str(tmp_path / "key.pem"), "-out", str(tmp_path / "cert.pem")],
        check=True,
        capture_output=True,
    )
    ours = text.replace(certificate, str(tmp_path / "cert.pem")).replace(key, str(tmp_path / "key.pem"))
    whole = f"pid {tmp_path}/pid; error_log {tmp_path}/error; events {{}} http {{ access_log off; {ours} }}"
    (tmp_path / "nginx.conf").write_text(whole)
    checked = subprocess.run(
        [nginx, "-t", "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stderr


# The container


def test_the_container_copies_what_there_is_and_runs_what_we_have() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    said = dict(lines)
    copied = [rest.split()[:-1] for word, rest in lines if word == "COPY" and "--from" not in rest]
    assert len(copied) == 3
    for name in (name for names in copied for name in names):
        assert (ROOT / name).exists(), name
    assert json.loads(said["ENTRYPOINT"]) == ["quarterdeck"]
    parsed = accepts(json.loads(said["CMD"]))
    assert (parsed.host, str(parsed.port)) == ("0.0.0.0", said["EXPOSE"])
    assert said["USER"] == "quarterdeck"
    assert f"QUARTERDECK_DATA={said['VOLUME']}" in said["ENV"]
    health = said["HEALTHCHECK"]
    assert f"127.0.0.1:{parsed.port}/api/health" in health
    compile(json.loads(health[health.index("[") :])[2], "health", "exec")


def test_what_the_container_needs_to_build_is_not_left_out() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    for name in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.M):
        assert not set(name.split()) & set(ignored)


# The page for hosts


def serve_options() -> set[str]:
    subparsers = next(a for a in build(Context("en"))._actions if isinstance(a, argparse._SubParsersAction))
    flags = {flag for action in subparsers.choices["serve"]._actions for flag in action.option_strings}
    return flags - {"--help", "-h", "--lang"}


def test_every_option_is_explained_and_none_that_is_not() -> None:
    table = PAGE.partition("## Options")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(--[a-z-]+)", table, re.M)) == serve_options()
    assert set(re.findall(r"--[a-z][a-z-]+", table)) - {"--lang"} <= serve_options()


def commands() -> list[str]:
    blocks = re.findall(r"^```\w*\n(.*?)^```", PAGE, re.M | re.S)
    lines = [line.partition("  #")[0] for block in blocks for line in block.splitlines()]
    inline = re.findall(r"`(?:QUARTERDECK_DATA=\S+ )?(quarterdeck [^`]+)`", PAGE)
    return [
        line[line.index("quarterdeck ") :]
        for line in lines
        if re.search(r"(^|/| )quarterdeck (serve|admin|backup)", line)
    ] + inline


@pytest.mark.parametrize("line", commands())
def test_every_command_of_the_page_is_one(line: str) -> None:
    words = shlex.split(line)
    start = max(k for k, word in enumerate(words) if word == "quarterdeck")
    accepts(words[start + 1 :])


def test_every_file_that_the_page_names_is_there() -> None:
    links = re.findall(r"\]\(\.\./([^)#]+)\)", PAGE)
    assert len(links) >= 5
    assert [link for link in links if not (ROOT / link).is_file()] == []


@pytest.mark.parametrize("readme", ["README.md", "README.ru.md"])
def test_the_readme_leads_to_all_of_it(readme: str) -> None:
    text = (ROOT / readme).read_text("utf-8")
    for what in ("docs/hosting.md", "deploy/", "quarterdeck admin", "/metrics"):
        assert what in text
