"""Old data goes from a running server without anybody at a table noticing."""

from tests.server.shared_server import SharedServer, refreshed
from upperlip.server.tables.cleaning import DAY, clean


def test_who_is_there_stays(own_server: SharedServer) -> None:
    async def scene() -> None:
        party = await own_server.party("Ada", "Bo")
        ada, _ = party.guests
        left = await ada.open_table(game="moustache")
        stranger, watcher = await own_server.guest("Eve"), await own_server.guest("Cy")
        watching = await watcher.page(party.table)
        own_server.clock.turn(3 * DAY)
        parts = own_server.running.parts
        await clean(parts.services, parts.lobby, 2, None, parts.guests_here)
        parts.identity.forget_all()
        assert (await ada.http.get(f"/api/tables/{left}")).status_code == 404
        assert (await stranger.http.get("/api/me")).json()["guest"] is None
        assert (await watcher.http.get("/api/me")).json()["name"] == "Cy"
        await refreshed(watching)
        await party.begin()
        await party.play()
        assert party.host.table["record"] is not None

    own_server.run(scene())
