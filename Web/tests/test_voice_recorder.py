"""A voice recorder by itself: it lets the microphone go, whatever comes between the question and the answer."""

from module_page import ModuleTestCase

RECORDER = """async () => {
  const { VoiceButton } = await import("/web/client/files/voice-button.js");
  await (await import("/web/client/late-parts.js")).loadLateParts();
  Object.assign(globalThis, { said: [], states: [], recorded: 0 });
  // A sound that the page makes itself stands for that of a microphone, and comes when the test allows it.
  globalThis.sound = new AudioContext().createMediaStreamDestination().stream;
  const asked = Promise.withResolvers();
  globalThis.allow = async () => { asked.resolve(sound); for (let turn = 0; turn < 20; turn += 1) await undefined; };
  navigator.mediaDevices.getUserMedia = () => asked.promise;
  globalThis.recorder = new VoiceButton({ onRecorded: () => (recorded += 1), onChange: (state) => states.push(state), say: (words) => said.push(words) });
  globalThis.microphone = () => sound.getAudioTracks()[0].readyState;
}"""


class VoiceRecorderTests(ModuleTestCase):
    setup = RECORDER

    def test_it_records_once_the_person_has_allowed_it(self):
        self.js("async () => { recorder.button.click(); await allow(); }")
        self.assertEqual(self.js("() => [recorder.isRecording, microphone(), states, said]"), [True, "live", [True], []])
        self.js("() => recorder.cancel()")
        self.assertEqual(self.js("() => [recorder.isRecording, microphone(), recorded]"), [False, "ended", 0])

    def test_who_has_left_the_conversation_before_allowing_it_is_not_recorded(self):
        self.js("async () => { recorder.button.click(); recorder.disconnect(); await allow(); }")
        self.assertEqual(self.js("() => [recorder.isRecording, microphone(), states]"), [False, "ended", []])

    def test_a_browser_that_cannot_record_the_sound_lets_the_microphone_go_and_says_so(self):
        self.js("""async () => { globalThis.MediaRecorder = class { constructor() { throw new DOMException("", "NotSupportedError"); } };
          recorder.button.click(); await allow(); }""")
        self.assertEqual(self.js("() => [microphone(), said]"), ["ended", ["The microphone does not work."]])
