"""The painter's players: what an app orders is done once, and what the player does is told."""

import io
import wave

from fixtures.nodes import node, put, whole
from test_painter import PainterTestCase

ROOT, PLAYER = 1, 2

def silence(seconds):
    """A WAV file of one channel, 4,000 bytes a second."""
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(4_000)
        file.writeframes(bytes([128]) * 4_000 * seconds)
    return made.getvalue()


def order(number, **more):
    return {"number": number, "isPlaying": False, "rate": 1, "volume": 1, "isMuted": False, "loopCount": 0, **more}


def player(wanted, media="video"):
    content = {"kind": "media", "media": media, "file": "f1", "hasControls": media == "video", "order": wanted}
    return node(PLAYER, (0, 0, 300, 100), content, accessibility={"label": "Party"})


class PlayerTests(PainterTestCase):
    def show(self, wanted, media="video"):
        self.paint(whole(ROOT, [node(ROOT, (0, 0, 390, 300))]))
        self.server.sounds["silence.wav"] = silence(2)
        self.page.evaluate("bench.assets.f1 = '/tests/silence.wav'")
        self.patch(2, *put(node(ROOT, (0, 0, 390, 300), children=[PLAYER]), player(wanted, media)))
        element = self.page.locator(media).element_handle()
        self.page.wait_for_function("each => each.readyState > 0", arg=element)
        return element

    def order(self, revision, wanted, media="video"):
        self.patch(revision, *put(player(wanted, media)))

    def reports(self):
        return [event["report"] for event in self.sent if event["kind"] == "media"]

    def test_a_video_has_controls_and_a_name_and_tells_its_length(self):
        element = self.show(order(0))
        self.assertEqual(element.evaluate("each => [each.controls, each.getAttribute('aria-label')]"), [True, "Party"])
        self.assertEqual(self.reports(), [{"state": "ready", "time": 0, "rate": 1, "order": 0, "duration": 2}])

    def test_an_order_is_carried_out_once(self):
        element = self.show(order(0))
        wanted = order(1, volume=0.5, rate=2, seek={"number": 1, "time": 1})
        self.order(3, wanted)
        self.page.wait_for_function("each => !each.seeking && each.currentTime === 1", arg=element)
        self.assertEqual(element.evaluate("each => [each.volume, each.playbackRate]"), [0.5, 2])
        element.evaluate("each => { each.volume = 1; each.currentTime = 0.25; }")
        self.page.wait_for_function("each => !each.seeking", arg=element)
        self.order(4, wanted)
        self.assertEqual(element.evaluate("each => [each.volume, each.currentTime]"), [1, 0.25])
        # A later order without a jump does not jump again.
        self.order(5, {**wanted, "number": 2})
        self.assertEqual(element.evaluate("each => [each.volume, each.currentTime]"), [0.5, 0.25])

    def test_a_sound_plays_with_the_next_touch_where_the_browser_waits_for_one(self):
        element = self.show(order(0), "audio")
        self.assertEqual(element.evaluate("each => each.checkVisibility()"), False)
        element.evaluate("""each => {
          const play = each.play.bind(each);
          let isTouched = false;
          document.addEventListener("pointerdown", () => { isTouched = true; }, { once: true });
          each.play = () => isTouched ? play() : Promise.reject(new DOMException("no touch", "NotAllowedError"));
        }""")
        self.order(3, order(1, isPlaying=True), "audio")
        self.assertTrue(element.evaluate("each => each.paused"))
        self.page.mouse.click(200, 250)
        self.page.wait_for_function("each => !each.paused", arg=element)

    def test_it_begins_again_as_often_as_ordered_and_then_tells_the_end(self):
        element = self.show(order(1, isPlaying=True, isMuted=True, rate=16, loopCount=1))
        self.page.wait_for_function(
            "() => bench.sent.some((event) => event.report?.state === 'ended')")
        states = [report["state"] for report in self.reports()]
        self.assertEqual(states.count("ended"), 1)
        self.assertGreaterEqual(states.count("playing"), 2)
        self.assertTrue(element.evaluate("each => each.ended"))

    def test_a_player_that_goes_is_silent(self):
        element = self.show(order(1, isPlaying=True, isMuted=True))
        self.patch(3, *put(node(ROOT, (0, 0, 390, 300))), {"op": "remove", "ids": [PLAYER]})
        self.assertTrue(element.evaluate("each => each.paused"))
        self.assertEqual(self.problems, [])
