/** Samples a second of a voice message: speech keeps all that is heard of it, and a minute has 3 MB on its way to the server. */
const rate = 24_000;
const headerSize = 44;

/**
 * Converts a recording to a WAVE file with one channel of 16 bits. Browsers record in formats of their own, in some of them without
 * telling how long it lasts; each of them reads its own.
 * @param {Blob} recording @returns {Promise<Blob>}
 */
export async function waveFile(recording) {
  const decoder = new OfflineAudioContext(1, 1, rate);
  const sound = await decoder.decodeAudioData(await recording.arrayBuffer());
  return new Blob([waveBytes(mixed(sound))], { type: "audio/wav" });
}

/** @param {AudioBuffer} sound */
function mixed(sound) {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
  if (channels.length === 1) return channels[0];
  return channels[0].map((_, place) => channels.reduce((sum, samples) => sum + samples[place], 0) / channels.length);
}

/**
 * Source: the chunks `fmt ` and `data` of “Multimedia Programming Interface and Data Specifications 1.0”.
 * @param {Float32Array} samples
 */
function waveBytes(samples) {
  const view = new DataView(new ArrayBuffer(headerSize + 2 * samples.length));
  const name = (place, letters) => [...letters].forEach((letter, index) => view.setUint8(place + index, letter.charCodeAt(0)));
  name(0, "RIFF");
  view.setUint32(4, view.byteLength - 8, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, "data");
  view.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, index) => view.setInt16(headerSize + 2 * index, Math.max(-1, Math.min(1, sample)) * 0x7fff, true));
  return view.buffer;
}
