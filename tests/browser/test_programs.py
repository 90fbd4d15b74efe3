"""Programs that play in somebody's place: their tokens are made, shown once, listed and revoked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite

ASK = """async (token) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch('/api/tables/mine', { headers, credentials: 'omit' })).status;
}"""


def test_a_token_is_made_shown_once_and_revoked(invite: Invite) -> None:
    guest = invite("fr")
    guest.arrive()
    guest.press(guest.page.get_by_role("link", name=guest.say("page-programs")))
    expect(guest.page.get_by_text(guest.say("page-programs-none"))).to_be_visible()
    guest.page.get_by_label(guest.say("page-program-name")).fill("Somnambule")
    guest.press(guest.button("page-program-new"))
    shown = guest.page.locator("code")
    expect(shown).to_contain_text("rev_")
    token = shown.text_content()
    assert guest.page.evaluate(ASK, token) == 200
    guest.press(guest.button("page-program-revoke-named", name="Somnambule"))
    expect(guest.page.get_by_text(guest.say("page-programs-none"))).to_be_visible()
    expect(shown).to_have_count(0)
    assert guest.page.evaluate(ASK, token) == 401
