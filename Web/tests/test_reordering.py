"""Rows that are moved by their handles, by keys and by dragging: in a painter alone."""

from playwright.sync_api import expect

from fixtures import mussels_party as party
from fixtures.nodes import put
from test_painter import PainterTestCase


class ReorderTests(PainterTestCase):
    names = ("Mussels", "Fries", "Salad")

    def handle(self, name):
        return self.page.get_by_role("button", name=f"Move {name}", exact=True)

    def moves(self):
        return [event for event in self.sent if event["kind"] == "move"]

    def test_arrow_keys_home_and_end_move_a_row(self):
        page = self.paint(party.list_screen(names=self.names))
        for key in ("ArrowDown", "ArrowDown", "ArrowDown", "Home", "ArrowUp", "End"):
            self.handle("Mussels").press(key)
        self.assertEqual([event["to"] for event in self.moves()], [1, 2, 0, 2])
        self.assertEqual(page.evaluate("bench.announcements[0]"), "Moved to position 2 of 3.")

    def test_the_handle_keeps_the_focus_when_its_row_moves(self):
        self.paint(party.list_screen(names=self.names))
        self.handle("Mussels").press("ArrowDown")
        moved = [party.row(0, 3, "Mussels", 358, party.LIGHT), party.row(1, 3, "Fries", 358, party.LIGHT)]
        moved[0][1][5]["content"]["reorder"]["index"], moved[1][1][5]["content"]["reorder"]["index"] = 1, 0
        self.patch(2, *put(moved[0][1][5], moved[1][1][5]), {"op": "children", "id": party.LIST, "children": [21, 1020, 1000, 1040, party.ADD]},
                   {"op": "frame", "id": 1020, "frame": [0, 0, 358, 52]}, {"op": "frame", "id": 1000, "frame": [0, 52, 358, 52]})
        self.assertEqual(self.problems, [])
        expect(self.handle("Mussels")).to_be_focused()
        self.handle("Mussels").press("ArrowDown")
        self.assertEqual([event["to"] for event in self.moves()], [1, 2])

    def test_dragging_shows_where_the_row_will_be_and_moves_it_on_drop(self):
        page = self.paint(party.list_screen(names=self.names))
        start = self.handle("Mussels").bounding_box()
        x, y = start["x"] + 12, start["y"] + 12
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 20)
        page.mouse.move(x, y + 60)
        self.assertAlmostEqual(self.handle("Mussels").bounding_box()["y"], start["y"] + 60, delta=1)
        self.assertAlmostEqual(self.handle("Fries").bounding_box()["y"], start["y"], delta=1)
        self.assertEqual(self.moves(), [])
        page.mouse.up()
        self.assertEqual(self.moves(), [{"kind": "move", "node": 1006, "to": 1}])
        self.apply(party.list_screen(names=("Fries", "Mussels", "Salad"), revision=2))
        self.assertEqual(page.locator(".is-dragged, .makes-room").count(), 0)

    def test_a_drag_that_ends_where_it_began_moves_nothing(self):
        page = self.paint(party.list_screen(names=self.names))
        start = self.handle("Mussels").bounding_box()
        page.mouse.move(start["x"] + 12, start["y"] + 12)
        page.mouse.down()
        page.mouse.move(start["x"] + 12, start["y"] + 24)
        page.mouse.up()
        self.assertEqual(self.sent, [])
        self.assertAlmostEqual(self.handle("Mussels").bounding_box()["y"], start["y"], delta=0.5)
