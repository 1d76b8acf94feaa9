"""Routes: what keeps a guest's name and games, signing in, and taking everything along or away."""

import asyncio
from typing import Any

from litestar import Request, Response, delete, get, patch, post

from ... import i18n
from .. import limits, passkeys, phrase
from .. import messages as m
from ..accounts import check_answer, device_of, new_phrase
from ..export import export_to
from ..refusals import Denied
from ..server import Server
from ..shield import address
from ..storage import Guest, now
from .guests import cookie_of, find_guest, me_of, read_pass, with_cookie

AnyRequest = Request[Any, Any, Any]
STRETCHES = asyncio.Semaphore(2)  # at a time: each takes 16 MB and a core


def host_of(request: AnyRequest) -> str:
    return str(request.headers.get("host", ""))


@get("/api/me/account")
async def get_account(server: Server, request: AnyRequest, me: Guest) -> m.Account:
    """What keeps my name and games."""
    kept = await server.accounts.kept(me.id)
    site = passkeys.site_of(server.settings, host_of(request))
    shown = read_pass(request, server)
    here = shown.device if shown else -1
    return m.Account(
        kept=kept.safe,
        passkeys=tuple(m.PasskeyInfo(id=k.id, name=k.name, created=k.created, used=k.used) for k in kept.passkeys),
        phrase=kept.phrase,
        devices=tuple(
            m.DeviceInfo(device=d.device, kind=d.kind, system=d.system, seen=d.seen, here=d.device == here)
            for d in kept.devices
        ),
        visible=kept.visible,  # type: ignore[arg-type]  # only these are ever written
        tables=kept.tables,
        no_passkeys=site if isinstance(site, str) else "",
    )


@patch("/api/me/account")
async def patch_account(server: Server, request: AnyRequest, me: Guest, data: m.AccountPatch) -> m.Account:
    """Changes what others see of me."""
    await server.accounts.show(me.id, data.visible)
    await server.hub.refresh_of(me.id)
    return await _account(server, request, me)


async def _account(server: Server, request: AnyRequest, me: Guest) -> m.Account:
    answer: m.Account = await get_account.fn(server=server, request=request, me=me)
    return answer


# Passkeys


@post("/api/me/passkeys/options", status_code=200)
async def post_passkey_options(server: Server, request: AnyRequest, me: Guest) -> m.PasskeyOptions:
    """Begins to make a passkey."""
    server.limits.take(limits.TOKENS, me.id)
    site = passkeys.need_site(server.settings, host_of(request))
    kept = await server.accounts.kept(me.id)
    if len(kept.passkeys) >= passkeys.MOST_PASSKEYS:
        raise Denied(409, "passkeys-many", most=passkeys.MOST_PASSKEYS)
    challenge = passkeys.new_challenge()
    await server.accounts.challenge("register", me.id, challenge)
    name = me.name or await asyncio.to_thread(i18n.say, me.lang, None, "account-nameless")
    return m.PasskeyOptions(options=passkeys.to_register(site, me.id, name, kept.passkeys, challenge))


@post("/api/me/passkeys", status_code=200)
async def post_passkey(server: Server, request: AnyRequest, me: Guest, data: m.PasskeyAnswer) -> m.Account:
    """Keeps the passkey that was made."""
    server.limits.take(limits.TOKENS, me.id)
    site = passkeys.need_site(server.settings, host_of(request))
    answer = check_answer(data.answer, passkeys.MOST_ANSWER)
    challenge = passkeys.challenge_in(answer)
    if not await server.accounts.use_challenge("register", me.id, challenge):
        raise Denied(403, "passkey-late")
    id, key, number = await asyncio.to_thread(passkeys.registered, site, answer, challenge)
    name = device_of(request.headers.get("user-agent", ""))[1]
    moment = now()
    await server.accounts.add_passkey(passkeys.Known(id, me.id, key, number, name, moment, moment))
    return await _account(server, request, me)


@delete("/api/me/passkeys/{passkey:str}", status_code=200)
async def delete_passkey(server: Server, request: AnyRequest, me: Guest, passkey: str) -> m.Account:
    """Forgets a passkey."""
    await server.accounts.drop_passkey(me.id, passkey)
    return await _account(server, request, me)


@post("/api/sign-in/passkey/options", status_code=200)
async def post_sign_in_options(server: Server, request: AnyRequest) -> m.PasskeyOptions:
    """Begins to sign in by a passkey."""
    server.limits.take(limits.TOKENS, address(request.scope))
    site = passkeys.need_site(server.settings, host_of(request))
    challenge = passkeys.new_challenge()
    await server.accounts.challenge("sign-in", None, challenge)
    return m.PasskeyOptions(options=passkeys.to_sign_in(site, challenge))


@post("/api/sign-in/passkey", status_code=200)
async def post_sign_in_passkey(server: Server, request: AnyRequest, data: m.PasskeySignIn) -> Response[m.Me]:
    """Signs in by a passkey."""
    server.limits.take(limits.TOKENS, address(request.scope))
    site = passkeys.need_site(server.settings, host_of(request))
    answer = check_answer(data.answer, passkeys.MOST_ANSWER)
    challenge = passkeys.challenge_in(answer)
    if not await server.accounts.use_challenge("sign-in", None, challenge):
        raise Denied(403, "passkey-late")
    known = await server.accounts.passkey(str(answer.get("id", ""))[: passkeys.MOST_ANSWER])
    if known is None:
        raise Denied(403, "passkey-unknown")
    number = await asyncio.to_thread(passkeys.signed_in, site, answer, challenge, known)
    await server.accounts.used_passkey(known, number)
    return await sign_in(server, request, known.guest, data.bring)


# The phrase


@post("/api/me/phrase", status_code=200)
async def post_phrase(server: Server, me: Guest) -> m.NewPhrase:
    """A new recovery phrase in place of the last; it is never shown again."""
    server.limits.take(limits.PHRASES, me.id)
    while True:
        text, parts = new_phrase()
        async with STRETCHES:
            digest = await asyncio.to_thread(phrase.digest, parts.secret)
        if await server.accounts.put_phrase(me.id, parts.lookup, digest):
            return m.NewPhrase(phrase=phrase.spelled(text, me.lang))


@delete("/api/me/phrase", status_code=200)
async def delete_phrase(server: Server, request: AnyRequest, me: Guest) -> m.Account:
    """Voids my recovery phrase."""
    await server.accounts.drop_phrase(me.id)
    return await _account(server, request, me)


@post("/api/sign-in/phrase", status_code=200)
async def post_sign_in_phrase(server: Server, request: AnyRequest, data: m.PhraseSignIn) -> Response[m.Me]:
    """Signs in by a recovery phrase."""
    server.limits.take(limits.PHRASES, address(request.scope))
    given = phrase.read(data.phrase)
    server.limits.take(limits.PHRASES, f"phrase {given.lookup}")
    guest, digest = await server.accounts.phrase(given.lookup)
    async with STRETCHES:
        right = await asyncio.to_thread(phrase.proves, given.secret, digest)
    if not right:
        raise Denied(403, "phrase")
    return await sign_in(server, request, guest, data.bring)


async def sign_in(server: Server, request: AnyRequest, id: str, bring: bool) -> Response[m.Me]:
    """Makes this browser a guest's; what it played before becomes his, unless a credential of its own keeps that."""
    wanted = await server.storage.guest(id)
    assert wanted is not None  # his credential has just been found
    before = await find_guest(request, server)
    if before is not None and before.id != id and bring and not (await server.accounts.kept(before.id)).safe:
        tables = await server.accounts.merge(before.id, id)
        server.hub.dismiss(before.id)
        for table in tables:
            await server.hub.refresh(table)
    shown = read_pass(request, server)
    return with_cookie(server, wanted, 200, shown)


# Taking everything along, or away


@get("/api/me/export")
async def get_export(server: Server, me: Guest) -> Response[bytes]:
    """Everything that is stored about me, as one file."""
    server.limits.take(limits.EXPORTS, me.id)
    content = await export_to(server.settings.database, me.id)
    headers = {"content-disposition": 'attachment; filename="quarterdeck.zip"', "cache-control": "no-store"}
    return Response(content, media_type="application/zip", headers=headers)


@post("/api/me/delete", status_code=200)
async def post_delete(server: Server, me: Guest, data: m.DeleteMe) -> Response[m.Me]:
    """Deletes everything about me; seats at tables that others need are a former guest's from now on."""
    if data.name.strip() != me.name:
        raise Denied(409, "delete-name")
    await server.upkeep.resign_all(me.id)
    await server.dues.turn()  # those who played against me are settled while I have a rating
    name = await asyncio.to_thread(i18n.say, me.lang, None, "account-gone")  # the first use reads files
    await server.upkeep.delete_guest(me.id, name)
    server.hub.barred.pop(me.id, None)  # his cookie is nobody's any more: there is nothing to bar
    return Response(me_of(None), cookies=[cookie_of(server, "", 0)])


HANDLERS = [
    get_account,
    patch_account,
    post_passkey_options,
    post_passkey,
    delete_passkey,
    post_sign_in_options,
    post_sign_in_passkey,
    post_phrase,
    delete_phrase,
    post_sign_in_phrase,
    get_export,
    post_delete,
]
