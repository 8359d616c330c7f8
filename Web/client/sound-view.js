import { make, makeSVG, setAttribute } from "../dom.js";
import { lengthInWords, playButton } from "./media-controls.js";
import { phrase } from "../words.js";

/** @typedef {import("../wire.js").MediaInfo} MediaInfo */
/** @typedef {import("./conversation-api.js").ConversationAPI} ConversationAPI */

/**
 * The playing sound; starting another pauses it.
 * @type {HTMLAudioElement|undefined}
 */
let sounding;

/**
 * Returns a sound player: a button, the waveform as a slider for the position, and the time.
 * @param {string} file
 * @param {MediaInfo} media
 * @param {ConversationAPI} api
 * @param {string} name
 * @returns {HTMLElement}
 */
export function soundPlayer(file, media, api, name) {
  const audio = make("audio", { src: api.pictureURL(file), preload: "metadata" });
  const length = media.duration ?? 0;
  const { button, show } = playButton(name, () => audio.paused ? start(audio) : audio.pause());
  const slider = make("input", {
    type: "range", class: "sound-slider", min: 0, max: length, step: "any", value: 0, "aria-label": phrase("Place in {name}", { name }),
  });
  const time = make("span", { class: "sound-time", text: lengthInWords(length) });
  const wave = make("span", { class: "sound-wave" }, waveform(media.waveform ?? []), slider);
  const element = make("div", { class: "sound", role: "group", "aria-label": name }, button, wave, time, audio);
  const follow = () => showPlace(audio, length, { slider, wave, time });
  slider.addEventListener("input", () => {
    audio.currentTime = slider.valueAsNumber;
    follow();
  });
  for (const event of ["play", "pause", "ended"]) audio.addEventListener(event, () => show(!audio.paused));
  for (const event of ["timeupdate", "seeked", "ended"]) audio.addEventListener(event, follow);
  audio.addEventListener("error", () => { time.textContent = phrase("Cannot be played"); });
  follow();
  return element;
}

function start(audio) {
  if (sounding !== audio) sounding?.pause();
  sounding = audio;
  audio.play().catch(() => {});
}

function showPlace(audio, length, { slider, wave, time }) {
  const place = Math.min(audio.currentTime, length);
  slider.value = String(place);
  setAttribute(slider, "aria-valuetext", phrase("{place} of {length}", { place: lengthInWords(place), length: lengthInWords(length) }));
  wave.style.setProperty("--played", `${length > 0 ? (place / length) * 100 : 0}%`);
  time.textContent = lengthInWords(place > 0 ? place : length);
}

/** Draws the bars twice: the coloured ones on top are clipped to the played part. */
function waveform(bars) {
  const path = bars.map((bar, index) => {
    const half = Math.max(1, bar * 0.16);
    return `M${index * 4 + 2} ${16 - half}v${half * 2}`;
  }).join("");
  const box = { viewBox: `0 0 ${Math.max(1, bars.length) * 4} 32`, preserveAspectRatio: "none", "aria-hidden": "true" };
  const layer = (name) => makeSVG("svg", { class: name, ...box }, makeSVG("path", { d: path }));
  return make("span", { class: "sound-bars" }, layer("sound-rest"), layer("sound-played"));
}
