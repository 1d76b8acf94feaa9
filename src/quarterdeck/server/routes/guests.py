"""Routes: who I am, and how I carry my seats to another device."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import Body

from ...errors import BadInput
from ...table.names import check_name
from .. import limits
from .. import messages as m
from ..keys import COOKIE_SECONDS, Pass, hash_token
from ..refusals import Denied, banned, no_guest
from ..server import Server
from ..shield import address
from ..storage import Guest, now

COOKIE = "quarterdeck_guest"
LINK_SECONDS = 15 * 60  # time to pick up the other device; short, because whoever has the link is the guest
DEFAULT_LANG = "en"


def read_pass(connection: ASGIConnection[Any, Any, Any, Any], server: Server) -> Pass | None:
    """What the cookie of a request says."""
    cookie = connection.cookies.get(COOKIE)
    return server.signer.read_cookie(cookie) if cookie else None


async def find_guest(connection: ASGIConnection[Any, Any, Any, Any], server: Server) -> Guest | None:
    """Whose cookie a request carries; Denied where the host has banned him."""
    shown = read_pass(connection, server)
    guest = None if shown is None else await server.storage.guest_with(shown)
    if guest is not None and guest.ban is not None:
        raise banned(guest.ban)
    return guest


async def need_guest(server: Server, request: Request[Any, Any, Any]) -> Guest:
    """The same, for routes that are of no use to nobody."""
    guest = await find_guest(request, server)
    if guest is None:
        raise no_guest()
    return guest


def with_cookie(server: Server, guest: Guest, status: int, shown: Pass | None = None) -> Response[m.Me]:
    """An answer that makes a browser this guest's; a device keeps its number, by which it can be signed out."""
    same = shown is not None and shown.guest == guest.id
    device = shown.device if shown is not None and same else secrets.randbelow(2**31)
    value = server.signer.cookie(Pass(guest.id, device, now() // 1000, guest.generation))
    return Response(me_of(guest), status_code=status, cookies=[cookie_of(server, value, COOKIE_SECONDS)])


def cookie_of(server: Server, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=seconds,
        httponly=True,
        samesite="lax",  # a seat link opened from a messenger must find the guest
        secure=server.settings.secure,
        path="/",
    )


def me_of(guest: Guest | None) -> m.Me:
    if guest is None:
        return m.Me(known=False)
    return m.Me(known=True, name=guest.name, lang=guest.lang, player=guest.player)


def changed(server: Server, guest: Guest, change: m.MePatch) -> Guest:
    """A guest with his new name and language."""
    name = guest.name if change.name is None else check_name(change.name)
    if name != guest.name and server.words.found(name):
        raise BadInput("name-word")
    return msgspec.structs.replace(guest, name=name, lang=change.lang or guest.lang)


@get("/api/me")
async def get_me(server: Server, request: Request[Any, Any, Any]) -> Response[m.Me]:
    """Who I am; a known guest's cookie is renewed."""
    guest, shown = await find_guest(request, server), read_pass(request, server)
    if guest is None or shown is None:
        return Response(me_of(None))
    await server.accounts.see(guest.id, shown.device, request.headers.get("user-agent", ""))
    return with_cookie(server, guest, 200, shown)


@post("/api/me")
async def post_me(server: Server, request: Request[Any, Any, Any], data: m.MePatch) -> Response[m.Me]:
    """Makes this browser a guest, or changes the guest it is."""
    guest = await find_guest(request, server)
    if guest is None:
        await server.limits.spend(limits.GUESTS, address(request.scope))
        fresh = changed(server, Guest("", "", DEFAULT_LANG), data)
        return with_cookie(server, await server.storage.add_guest(fresh.name, fresh.lang), 201)
    guest = changed(server, guest, data)
    await server.storage.change_guest(guest)
    return with_cookie(server, guest, 201, read_pass(request, server))


@patch("/api/me")
async def patch_me(server: Server, me: Guest, data: m.MePatch) -> m.Me:
    """Changes my name or language."""
    guest = changed(server, me, data)
    await server.storage.change_guest(guest)
    return me_of(guest)


@post("/api/me/device-link")
async def post_device_link(server: Server, me: Guest, base: str) -> m.Link:
    """A link that makes another device mine too; a new one replaces the last."""
    await server.limits.spend(limits.TOKENS, me.id)
    token = secrets.token_urlsafe(24)
    expires = now() // 1000 + LINK_SECONDS
    await server.storage.offer_device_link(me.id, hash_token(token), expires)
    return m.Link(token=token, url=f"{base}/device#{token}", expires=expires)


@post("/api/me/device-claim", status_code=200)
async def post_device_claim(
    server: Server, request: Request[Any, Any, Any], data: Annotated[m.DeviceClaim, Body()]
) -> Response[m.Me]:
    """Makes this browser the guest whose link it is."""
    await server.limits.spend(limits.TOKENS, address(request.scope))
    digest, moment = hash_token(data.token), now() // 1000
    wanted = await server.storage.find_device_link(digest, moment)
    if wanted is None:
        raise Denied(403, "device-link")
    guest = await find_guest(request, server)
    if guest is not None and guest.id != wanted.id and not data.replace:
        left_behind = await server.storage.count_unfinished(guest.id)
        if left_behind:
            raise Denied(409, "device-has-tables", tables=left_behind)
    taken = await server.storage.take_device_link(digest, moment)
    if taken is None:
        raise Denied(403, "device-link")
    return with_cookie(server, taken, 200)


@post("/api/me/sign-out", status_code=200)
async def post_sign_out(server: Server, request: Request[Any, Any, Any], me: Guest, data: m.SignOut) -> Response[m.Me]:
    """Voids this browser's cookie, those of all others, or all; whoever holds a copy of one is nobody by that."""
    shown = read_pass(request, server)
    assert shown is not None  # else there would be no guest
    device = data.device if data.where == "device" else shown.device
    if data.where in ("here", "device"):
        await server.storage.sign_out(me.id, device)
        await server.accounts.forget_device(me.id, device)
    else:
        await server.storage.sign_out_everywhere(me.id)
        await server.accounts.forget_device(me.id, None, shown.device if data.where == "elsewhere" else None)
    server.hub.dismiss(me.id)
    if data.where == "device" and device != shown.device:
        return with_cookie(server, me, 200, shown)
    if data.where == "elsewhere":
        return with_cookie(server, msgspec.structs.replace(me, generation=me.generation + 1), 200, shown)
    return Response(me_of(None), cookies=[cookie_of(server, "", 0)])


HANDLERS = [post_sign_out, get_me, post_me, patch_me, post_device_link, post_device_claim]
