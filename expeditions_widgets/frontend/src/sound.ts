/* Short tones, made on the spot: a card laid, a refusal, a right answer. Silent unless the setting is on. */
import { current } from "./settings.js";

export type Sound = "play" | "refusal" | "right";

interface Tone {
  shape: OscillatorType;
  /** Hz, at its start and at its end. */
  pitch: readonly [number, number];
  /** Seconds: after the sound's start, and long. */
  at: number;
  length: number;
  /** 1 is the loudest there is. */
  volume: number;
}

const SOUNDS: Record<Sound, readonly Tone[]> = {
  play: [{ shape: "triangle", pitch: [520, 340], at: 0, length: 0.09, volume: 0.16 }],
  refusal: [
    { shape: "sine", pitch: [196, 185], at: 0, length: 0.1, volume: 0.2 },
    { shape: "sine", pitch: [165, 156], at: 0.12, length: 0.14, volume: 0.2 },
  ],
  right: [
    { shape: "triangle", pitch: [587, 587], at: 0, length: 0.12, volume: 0.12 },
    { shape: "triangle", pitch: [880, 880], at: 0.11, length: 0.24, volume: 0.12 },
  ],
};

/* Each widget runs its own copy of this module, and a browser grants a page only a few of these. */
const SHARED = Symbol.for("expeditions.sound");
const page = globalThis as { [SHARED]?: AudioContext };

/** Plays a sound if the reader wants sounds and has already acted on the page: browsers refuse it before. */
export function play(sound: Sound): void {
  if (current("sound") !== "on" || !navigator.userActivation?.hasBeenActive) return;
  const audio = (page[SHARED] ??= new AudioContext());
  void audio.resume();
  for (const tone of SOUNDS[sound]) ring(audio, tone);
}

function ring(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const end = start + tone.length;
  const source = new OscillatorNode(audio, { type: tone.shape, frequency: tone.pitch[0] });
  source.frequency.linearRampToValueAtTime(tone.pitch[1], end);
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(tone.volume, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(loudness).connect(audio.destination);
  source.start(start);
  source.stop(end);
}
