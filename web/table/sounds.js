// @ts-check
// Sounds, made here and not recorded: dice on wood, a piece put down, two notes for one's own turn.

/** @type {AudioContext | undefined} */
let context;

/** Noise that dies away: what wood sounds like. */
const knock = (at, pitch, loud) => {
  const length = Math.ceil(context.sampleRate * 0.06);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place += 1) samples[place] = (Math.random() * 2 - 1) * Math.exp((-9 * place) / length);
  const [source, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  Object.assign(filter, { type: "bandpass" }).frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
};
const note = (at, pitch) => {
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.12, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.36);
};

const SOUNDS = {
  dice: (now) => [0, 0.07, 0.13, 0.24, 0.38].forEach((later, hop) => knock(now + later, 1900 - 150 * hop, 0.5 - 0.06 * hop)),
  step: (now) => knock(now, 700, 0.35),
  turn: (now) => [523.25, 783.99].forEach((pitch, place) => note(now + 0.12 * place, pitch)),
};

/** A browser lets nothing be heard before the page was touched: until then it is quiet.
    @param {"dice" | "step" | "turn"} sound */
export const play = (sound) => {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  else SOUNDS[sound](context.currentTime);
};
