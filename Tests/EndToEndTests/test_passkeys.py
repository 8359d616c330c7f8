"""Passkeys with Chromium's own virtual authenticator, on `localhost`, which browsers take for a secure page."""

import re
from base64 import b64decode, urlsafe_b64decode

from playwright.sync_api import expect

from authenticator import Authenticator
from people_test_case import PeopleTestCase


class Passkeys(PeopleTestCase):
    has_whole_browser = True

    def setUp(self):
        super().setUp()
        self.address = self.address.replace("127.0.0.1", "localhost")

    def settings(self):
        """The owner's account, and the authenticator of that page."""
        link = self.server.find(r"http://\S+/join/\w+").replace("127.0.0.1", "localhost")
        ann, _ = self.join("Ann", link)
        expect(ann.get_by_text("No conversations yet")).to_be_visible()
        ann.goto(f"{self.address}/settings")
        return ann, Authenticator(ann)

    def section(self, page, name="Passkeys"):
        return page.get_by_role("region", name=name)

    def add(self, page):
        self.section(page).get_by_role("button", name="Add a passkey").click()

    def test_another_browser_signs_in_by_it_and_is_signed_out_again(self):
        ann, keys = self.settings()
        self.add(ann)
        expect(self.section(ann).get_by_role("listitem")).to_contain_text("Not used yet")
        (passkey,) = keys.passkeys
        self.assertEqual((passkey["rpId"], passkey["isResidentCredential"]), ("localhost", True))
        self.look("account", ann)

        other = self.open_browser(f"{self.address}/sign-in", width=390)
        others_keys = Authenticator(other)
        self.look("sign in", other)
        others_keys.take(passkey)
        other.get_by_role("button", name="Sign in with a passkey").click()
        expect(other.get_by_text("No conversations yet")).to_be_visible()

        ann.reload()
        expect(self.section(ann).get_by_role("listitem")).to_contain_text("Last used")
        devices = self.section(ann, "Your devices")
        expect(devices.get_by_role("listitem")).to_have_count(2)
        devices.get_by_role("button", name=re.compile("^Sign out (?!.*this device)")).click()
        ann.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
        expect(other.get_by_role("heading", name="You are not signed in")).to_be_visible()

    def test_one_that_was_removed_is_refused_in_words(self):
        ann, keys = self.settings()
        self.add(ann)
        expect(self.section(ann).get_by_role("listitem")).to_have_count(1)
        (passkey,) = keys.passkeys
        self.section(ann).get_by_role("button", name=re.compile("^Remove the passkey of ")).click()
        ann.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
        expect(self.section(ann).get_by_role("listitem")).to_have_count(0)
        other = self.open_browser(f"{self.address}/sign-in")
        Authenticator(other).take(passkey)
        button = other.get_by_role("button", name="Sign in with a passkey")
        button.click()
        expect(other.get_by_role("alert")).to_contain_text("This passkey does not work here")
        expect(button).to_be_focused()

    def test_no_second_one_is_made_on_one_device_and_none_without_a_finger(self):
        ann, keys = self.settings()
        keys.verify(False)
        self.add(ann)
        expect(self.section(ann).get_by_role("status")).to_have_text("No passkey was chosen.")
        self.assertEqual(keys.passkeys, [])
        keys.verify(True)
        self.add(ann)
        expect(self.section(ann).get_by_role("status")).to_have_text("Added.")
        self.add(ann)
        expect(self.section(ann).get_by_role("status")).to_have_text("This device has a passkey for your account already.")
        expect(self.section(ann).get_by_role("listitem")).to_have_count(1)

    def test_one_that_the_server_does_not_take_is_dropped_by_the_keychain(self):
        ann, keys = self.settings()
        ann.evaluate("PublicKeyCredential.signalUnknownCredential = async (passkey) => { globalThis.dropped = passkey; }")
        refusal = {"error": {"code": "too_many_passkeys", "message": "A person has 20 passkeys at most."}}
        ann.route("**/account/passkeys", lambda route: route.fulfill(status=409, json=refusal))
        self.add(ann)
        expect(self.section(ann).get_by_role("status")).to_have_text("A person has 20 passkeys at most.")
        (passkey,) = keys.passkeys
        dropped = ann.evaluate("dropped")
        self.assertEqual(dropped["rpId"], "localhost")
        self.assertEqual(urlsafe_b64decode(dropped["credentialId"] + "=="), b64decode(passkey["credentialId"]))

    def test_a_page_whose_address_is_a_number_has_none(self):
        page = self.open_browser(f"{self.address.replace('localhost', '127.0.0.1')}/sign-in")
        expect(page.get_by_role("textbox", name="Code")).to_be_visible()
        expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
