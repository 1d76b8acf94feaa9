"""A dozen of the server's tests once more, with PostgreSQL beneath; `make soak` runs all of them so."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server_clients import ServerProcess
from test_server_accounts import test_a_phrase_signs_in_on_another_device_and_only_its_hash_is_stored as _phrase
from test_server_accounts import test_whoever_deletes_himself_is_gone_and_others_keep_their_games as _leaving
from test_server_guests import test_signing_out_here_voids_this_cookie_and_its_copies_and_no_other as _signing_out
from test_server_guests import test_the_replay_of_a_private_table_needs_a_seat_or_a_share_link as _private
from test_server_meeting import test_on_two_servers_a_seek_is_matched_exactly_once as _one_match
from test_server_meeting import test_players_talk_and_a_phrase_arrives_as_its_id as _talk
from test_server_meeting import test_two_who_seek_the_same_meet_at_one_table_and_both_pages_are_told as _meeting
from test_server_play import test_a_rematch_is_one_table_with_seats_swapped as _rematch
from test_server_play import test_open_tables_are_found_joined_and_watched as _open_tables
from test_server_play import test_reconnecting_brings_exactly_the_gap as _reconnecting
from test_server_play import test_takeback_resignation_and_draw as _takeback
from test_server_ratings import test_a_rated_table_changes_both_ratings_once as _rated_once

from postgres import PLACED, Cluster

pytestmark = pytest.mark.usefixtures("on_postgres")
_AT_ONE_SERVER = (_leaving, _meeting, _open_tables, _phrase, _private, _reconnecting, _rematch, _signing_out, _takeback)
for _test in (*_AT_ONE_SERVER, _talk, _one_match, _rated_once):
    globals()[_test.__name__] = _test


@pytest.fixture
def on_postgres(tmp_path: Path, postgres: str) -> Iterator[None]:
    """The test's own servers are on PostgreSQL."""
    PLACED[tmp_path] = postgres
    yield
    PLACED.pop(tmp_path, None)


@pytest.fixture(scope="module")
def server(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with cluster.database() as url:
        PLACED[folder] = url
        process = ServerProcess(folder)
        yield process
        assert process.stop() == 0
        assert "Traceback" not in process.logged()
