"""Videos and sounds that an app plays in its own views: from its folder, in the browser's player."""

import unittest

from playwright.sync_api import expect

from media import TONE, MediaTestCase, bundle, ffmpeg, picture

PLAYS = "each => !each.paused && each.currentTime > 0"


class Player(MediaTestCase):
    # As a person's browser: nothing sounds before a touch. A tap on a button is one.
    def bundles(self, folder):
        bundle(folder, "Player", "PlayerViewController")

    def open(self):
        ffmpeg(self.home("Player") / "party.mp4", *picture(320, 240, 10), *TONE, "-t", "8", "-pix_fmt", "yuv420p")
        ffmpeg(self.home("Player") / "bell.wav", *TONE, "-t", "0.5")
        self.kate.button("Player").click()
        self.kate.button("Expand").click()
        return self.kate.region.locator("video")

    def test_a_video_plays_pauses_and_jumps_as_the_app_says(self):
        video = self.open()
        expect(video).to_be_visible()
        self.assertEqual(video.get_attribute("aria-label"), "party")
        element = video.element_handle()
        self.page.wait_for_function("each => each.videoWidth === 320 && each.controls", arg=element)
        self.kate.button("Play").click()
        self.page.wait_for_function(PLAYS, arg=element)
        self.kate.button("Jump").click()
        self.page.wait_for_function("each => !each.seeking && each.currentTime >= 6", arg=element)
        expect(self.kate.region.get_by_text("time 7", exact=True)).to_be_visible()
        self.kate.button("Pause").click()
        self.page.wait_for_function("each => each.paused", arg=element)

    def test_the_app_hears_what_the_person_does_with_the_controls(self):
        element = self.open().element_handle()
        element.evaluate("each => { each.currentTime = 5; }")
        expect(self.kate.region.get_by_text("time 5", exact=True)).to_be_visible()
        element.evaluate("each => each.play()")
        expect(self.kate.region.get_by_text("time 6", exact=True)).to_be_visible()

    def test_a_sound_is_heard_and_its_end_told(self):
        self.open()
        self.kate.button("Ring").click()
        audio = self.kate.region.locator("audio").element_handle()
        self.page.wait_for_function("each => each.volume === 0.25", arg=audio)
        expect(self.kate.region.get_by_text("bell rung", exact=True)).to_be_visible()

    def test_a_film_that_leads_out_of_the_folder_is_not_given_out(self):
        secret = self.home("Player").parent / "secret.mp4"
        ffmpeg(secret, *picture(320, 240, 10), "-t", "1")
        (self.home("Player") / "party.mp4").symlink_to(secret)
        self.kate.button("Player").click()
        expect(self.kate.button("Play")).to_be_visible()
        answers = self.page.evaluate(
            """async () => {
                const video = document.querySelector("video");
                const answer = await fetch(video.src);
                return answer.status;
            }""")
        self.assertEqual(answers, 404)


if __name__ == "__main__":
    unittest.main()
