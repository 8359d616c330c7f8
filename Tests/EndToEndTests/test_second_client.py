"""The first story, by a second client: one that has read the description of the interface, and has nothing of the browser’s client."""

import struct
import unittest
import zlib

from second_client import Client
from second_phone import STEP_SECONDS, Phone, SharedStream
from server import Server

APP = "Mussels Party"
FIRST = "Kate's party: Mussels, Fries"
SECOND = "Kate's party: Mussels, Fries, Andalouse"


class SecondClient(unittest.TestCase):
    def setUp(self):
        server = Server()
        self.addCleanup(server.stop)
        server.start()
        # The one address that somebody is given.
        self.link = server.process.find(r"(http://\S+/join/\S+)")

    def test_kate_and_john_plan_a_party(self):
        kate, john = self.phones()
        self.kate_sends_the_list(kate)
        self.john_adds_the_sauce(john)
        for phone in (kate, john):
            with self.subTest(phone.place["device"]):
                self.shows_one_line_and_one_bubble(phone)

    def join(self, name, link):
        """Somebody’s client that has come in by the link, and their device."""
        client = Client(link)
        joined = client.ask("post_invitations_code_people", {"name": name}, **client.values_in(link, "get_join_code"))
        return client, joined["device"]

    def phones(self):
        """Kate’s has a stream of the conversation alone, John’s one that it shares with his list."""
        kate, kates_device = self.join("Kate", self.link)
        john, johns_device = self.join("John", self.invite(kate))
        conversation = self.begin(kate, kates_device)
        stream = SharedStream(john)
        self.addCleanup(stream.events.close)
        self.assertEqual(self.listed(john, johns_device, stream), [conversation])
        phone = Phone(kate, kates_device, conversation)
        self.addCleanup(phone.close)
        return phone, Phone(john, johns_device, conversation, stream)

    def invite(self, owner):
        invitation = owner.ask("post_owner_invitations", {"role": "person", "joinsMax": 1, "days": 1})
        return owner.address_of("get_join_code", code=invitation["code"])

    def begin(self, client, device):
        """A conversation with everybody who is known: John."""
        known = client.ask("get_people")["people"]
        self.assertEqual([person["name"] for person in known], ["John"])
        people = {"people": [person["id"] for person in known]}
        return client.ask("post_devices_device_conversations", people, device=device)["conversation"]

    def listed(self, client, device, stream):
        """The first event of a list that is asked for by a channel."""
        client.ask(
            "put_devices_device_list_streams_stream_channel", {"after": 0}, device=device, stream=stream.name, channel=stream.free_channel())
        event = stream.events.next(STEP_SECONDS)
        self.assertEqual((event["event"], event["channel"]), ("conversations", 1))
        return [each["id"] for each in event["data"]["conversations"]]

    def kate_sends_the_list(self, kate):
        kate.open(APP)
        kate.tap("New party")
        self.holds(kate, "Mussels", "Fries")
        kate.type("Name of the list", "Kate's party")
        kate.tap("Send")
        self.assertEqual(len(kate.send()), 1)

    def john_adds_the_sauce(self, john):
        john.open_bubble(john.until(lambda: self.newest(john, FIRST), "the list comes"))
        self.holds(john, "Mussels", "Fries")
        john.type("New element", "Andalouse")
        john.tap("Add")
        self.holds(john, "Mussels", "Fries", "Andalouse")
        john.tap("Send")
        john.send()

    def holds(self, phone, *names):
        """Each element of a list has a button that deletes it."""
        wanted = [f"Delete {name}" for name in names]
        phone.until(lambda: [name for name in phone.names() if name.startswith("Delete ")] == wanted, f"the list has {names}")

    def newest(self, phone, words):
        """The lowest item, where it is a bubble that says so."""
        rows = phone.rows()
        found = rows and rows[-1]["kind"] == "bubble" and words in rows[-1]["bubble"]["accessibilityLabel"]
        return rows[-1] if found else None

    def shows_one_line_and_one_bubble(self, phone):
        last = phone.until(lambda: self.newest(phone, SECOND), "the list comes back")
        shown = [(row["kind"], row.get("text")) for row in phone.rows() if row["kind"] != "notice"]
        self.assertEqual(shown, [("summary", "Kate made “Kate's party”"), ("bubble", None)])
        self.assert_is_drawn(phone.picture(last["bubble"]))

    def assert_is_drawn(self, data):
        """It is a PNG of more than one colour."""
        self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", data[16:24])
        self.assertGreater(min(width, height), 100)
        pixels, place = b"", 8
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place:place + 8])
            pixels += data[place + 8:place + 8 + length] if kind == b"IDAT" else b""
            place += length + 12
        self.assertGreater(len(set(zlib.decompress(pixels))), 16)


if __name__ == "__main__":
    unittest.main()
