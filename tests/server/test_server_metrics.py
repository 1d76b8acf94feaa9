"""/metrics: the figures are true, bounded, of nobody in particular, and for the host only."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from server_clients import Person, ServerProcess
from test_server_play import two_at

from quarterdeck.server.metrics import MOST_LABELS, Metrics, may_read

Labels = frozenset[tuple[str, str]]
DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


def samples(text: str) -> dict[tuple[str, Labels], float]:
    families = text_string_to_metric_families(text)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


class Figures:
    """What a server says at one moment."""

    def __init__(self, person: Person) -> None:
        answer = person.http.get("/metrics")
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        self.text = answer.text
        self._all = samples(answer.text)

    def __call__(self, name: str, **labels: str) -> float:
        return self._all.get((f"quarterdeck_{name}", frozenset(labels.items())), 0.0)


def test_what_happens_is_counted(server: ServerProcess) -> None:
    anna, boris = Person(server, "Anna"), Person(server, "Boris")
    before = Figures(anna)
    mine, his = two_at("toy", anna, boris)
    mine.play("light")
    his.until(1)
    assert his.ask("play", at=0, seat=0, actions=["light"])["problem"]["code"] == "not-your-seat"
    anna.get(f"/api/tables/{mine.table}")
    anna.get("/api/tables/nowhere", 404)
    now = Figures(anna)

    def grown(name: str, **labels: str) -> float:
        return now(name, **labels) - before(name, **labels)

    route = "/api/tables/{table}"
    assert grown("requests_total", route=route, method="GET", status="200") == 1
    assert grown("requests_total", route=route, method="GET", status="404") == 1
    assert grown("actions_total", kind="play") == 1
    assert grown("acknowledgement_seconds_count") == 1
    assert grown("refusals_total", code="not-your-seat") == 1
    assert grown("refusals_total", code="table") == 1
    assert grown("sockets_opened_total") == 2
    assert grown("sockets") == 2
    assert grown("tables_live") == 1
    assert grown("tables", phase="playing") == 1
    assert grown("database_writes_total") >= 4  # the table, a seat, two nonces, the beginning, the entry
    assert 1 <= grown("database_commit_seconds_count") <= grown("database_writes_total")
    assert now("guests") >= 2
    assert now("info", version=str(anna.get("/api/health")["version"]), compiled="true") == 1
    assert "process_resident_memory_bytes" in now.text


def test_the_loop_and_the_bots_are_seen(server: ServerProcess) -> None:
    anna = Person(server)
    before = Figures(anna)
    socket = anna.sit_at(anna.table("toy", "here", "random")["id"])
    socket.ask("show", seat=0)
    socket.until(0)
    if socket.state["actions"]:
        socket.play("light")
    socket.until(2)
    now = Figures(anna)
    assert now("job_seconds_count", priority="person") > before("job_seconds_count", priority="person")
    assert now("loop_lag_seconds_count") > before("loop_lag_seconds_count") > 0
    assert 'quarterdeck_jobs_waiting{priority="nobody"} 0.0' in now.text


def test_a_rate_limit_is_seen(strict: Person) -> None:
    while strict.http.get("/api/games").status_code != 429:
        pass
    figures = Figures(strict) if strict.http.get("/metrics").status_code == 200 else None
    assert figures is not None
    assert figures("rate_limited_total", limit="requests") >= 1
    assert figures("refusals_total", code="too-fast") >= 1


def test_labels_are_bounded_and_of_nobody(server: ServerProcess) -> None:
    anna = Person(server, "Unmistakable Anna")
    table = anna.table("toy", "here", "here")["id"]
    anna.get(f"/api/tables/{table}")
    series = len(samples(Figures(anna).text))
    for k in range(20):
        anna.http.get(f"/api/tables/x{k}")
        anna.http.get(f"/x{k}.js")
        anna.http.get(f"/page/x{k}/y?z={k}")
        anna.http.request(f"VERB{k}", "/api/me")
        anna.http.post(f"/api/x{k}", json={}, headers={"origin": server.url})
        anna.http.post(f"/x{k}", json={}, headers={"origin": f"http://evil{k}.example"})
    text = Figures(anna).text
    assert len(samples(text)) - series < 30
    assert table not in text
    assert "Unmistakable" not in text
    assert "127.0.0.1" not in text
    assert "evil" not in text


def test_codes_beyond_counting_are_one() -> None:
    metrics = Metrics()
    for k in range(2 * MOST_LABELS):
        metrics.refused(f"code-{k}")
    lines = [line for line in metrics.text().decode().splitlines() if line.startswith("quarterdeck_refusals_total{")]
    assert len(lines) == MOST_LABELS + 1
    assert f'quarterdeck_refusals_total{{code="other"}} {float(MOST_LABELS)}' in lines


# Who may


LOCAL = {"host": "127.0.0.1:8020"}


@pytest.mark.parametrize(
    ("client", "headers", "allowed"),
    [
        ("127.0.0.1", LOCAL, True),
        ("::1", {"host": "[::1]:8020"}, True),
        ("127.0.0.1", {"host": "localhost"}, True),
        ("192.168.1.7", {"host": "192.168.1.2:8020"}, False),
        ("203.0.113.9", LOCAL, False),
        ("127.0.0.1", {"host": "games.example"}, False),
        ("127.0.0.1", {}, False),
        *(
            ("127.0.0.1", LOCAL | {name: "203.0.113.9"}, False)
            for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-host")
        ),
    ],
)
def test_without_a_token_only_this_machine_itself_may_read(client: str, headers: dict[str, str], allowed: bool) -> None:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    assert may_read({"client": (client, 1), "headers": raw}, "") is allowed  # type: ignore[arg-type, typeddict-item]


def test_through_a_proxy_nobody_reads_them(server: ServerProcess) -> None:
    anna = Person(server)
    for headers in ({"x-forwarded-for": "203.0.113.9"}, {"x-forwarded-for": "127.0.0.1"}, {"host": "games.example"}):
        assert anna.http.get("/metrics", headers=headers).status_code in (403, 421)


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Person]:
    (tmp_path / "token").write_text("a-token-of-the-host\n")
    process = ServerProcess(tmp_path, "--metrics-token-file", str(tmp_path / "token"), "--log-level", "debug")
    yield Person(process)
    process.kill()


def test_with_a_token_whoever_has_it_may_read(guarded: Person) -> None:
    outside = {"x-forwarded-for": "203.0.113.9"}
    right = {"authorization": "Bearer a-token-of-the-host"}
    assert guarded.http.get("/metrics", headers=outside | right).status_code == 200
    assert guarded.http.get("/metrics").status_code == 403
    assert guarded.http.get("/metrics", headers={"authorization": "Bearer another"}).status_code == 403
    assert guarded.http.get("/metrics", headers={"authorization": "a-token-of-the-host"}).status_code == 403
    assert "a-token-of-the-host" not in guarded.server.logged()


def test_the_page_for_hosts_explains_every_figure_and_no_other() -> None:
    text = Metrics().text().decode()
    there = set(re.findall(r"^# TYPE (quarterdeck_\w+) ", text, re.M))
    there = {name for name in there if not name.endswith("_created")}
    told = set(re.findall(r"^\| `(quarterdeck_\w+)", DOCS.read_text("utf-8"), re.M))
    assert told == there
