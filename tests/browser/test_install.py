"""An app on one's own screen: a manifest that browsers accept, and a shell that opens without the server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Invite
from tests.browser.site import newcomer, running_site

ICON = """
(path) => new Promise((done, fail) => {
  const icon = new Image();
  icon.onload = () => done(`${icon.naturalWidth}x${icon.naturalHeight}`);
  icon.onerror = fail;
  icon.src = path;
})
"""


def test_a_browser_accepts_the_manifest(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.arrive()
    browser = page.context.new_cdp_session(page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    told = page.evaluate("url => fetch(url).then((answer) => answer.json())", found["url"])
    assert (told["display"], told["start_url"], told["scope"]) == ("standalone", "/", "/")
    assert {(icon["purpose"], icon["sizes"]) for icon in told["icons"]} == {
        (purpose, size) for purpose in ("any", "maskable") for size in ("192x192", "512x512")
    }
    for icon in told["icons"]:
        assert page.evaluate(ICON, icon["src"]) == icon["sizes"]
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wrong = {each["errorId"] for each in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert wrong <= {"in-incognito"}  # as every profile of a test is


def test_the_shell_opens_when_the_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    with running_site(tmp_path / "reverie.db") as address:
        guest = newcomer(browser, address, "fr")
        guest.arrive()
        guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        guest.page.reload()  # from now on the worker answers
        guest.page.wait_for_function("navigator.serviceWorker.controller !== null")
    page = guest.page
    page.reload()
    expect(page.get_by_role("heading", name=guest.say("page-hello"))).to_be_visible()
    expect(page.get_by_text(guest.say("page-broken"))).to_be_visible()
    expect(guest.button("page-again")).to_be_visible()
    loaded = "[...document.fonts].some(({ family, status }) => family.includes('Fraunces') && status === 'loaded')"
    page.wait_for_function(loaded)
    page.context.close()
