import { YOUR_TURN, type Audible } from './sounds.ts';

/** All sounds are synthesized here, none is a recording. `test/browser/sounds.test.ts` analyses them. */

export const MAKERS: Readonly<Record<Audible, (out: AudioNode, at: number) => void>> = {
  dice(out, at) {
    for (const [i, delay] of [0, 0.07, 0.13, 0.24, 0.29].entries())
      noise(out, { at: at + delay, length: 0.06, pitch: 2600 - 240 * i, narrow: 3, loud: 2.2 - 0.22 * i, rise: 0.002 });
  },
  card(out, at) {
    noise(out, { at, length: 0.12, pitch: 1900, narrow: 1.2, loud: 1.4, rise: 0.004 });
    noise(out, { at: at + 0.05, length: 0.18, pitch: 620, narrow: 1.5, loud: 2.2, rise: 0.006 });
  },
  wind(out, at) {
    for (const pitch of [340, 520]) noise(out, { at, length: 1.2, pitch, narrow: 2.2, loud: 2.2, rise: 0.45 });
  },
  bell(out, at) {
    for (const stroke of [0, 0.28, 0.56])
      for (const [pitch, loud] of [
        [1180, 0.19],
        [2490, 0.11],
        [3820, 0.04],
      ] as const)
        tone(out, { at: at + stroke, length: 1.1, pitch, loud });
  },
  [YOUR_TURN](out, at) {
    for (const [i, pitch] of [660, 880].entries()) tone(out, { at: at + 0.16 * i, length: 0.5, pitch, loud: 0.33 });
  },
  crowd(out, at) {
    for (const pitch of [480, 900, 1500]) noise(out, { at, length: 1.7, pitch, narrow: 1.6, loud: 0.85, rise: 0.5 });
  },
};

/** Amplitude above which several simultaneous sounds are compressed so that they do not clip. A single sound stays below. */
const BENT = 0.85;
/** Maximum amplitude of the sum that is compressed; above it the output stays at full scale. */
const MAX_AMPLITUDE = 4;

/**
 * The output for all sounds of a page. A single sound passes unchanged, a sum is compressed softly.
 * @returns the node to connect sounds to
 */
export function limited(out: AudioNode): AudioNode {
  const { context } = out;
  const curve = Float32Array.from({ length: 4097 }, (_, i) => {
    const loud = (i / 2048 - 1) * MAX_AMPLITUDE;
    const over = Math.abs(loud) - BENT;
    return over <= 0 ? loud : Math.sign(loud) * (BENT + (1 - BENT) * Math.tanh(over / (1 - BENT)));
  });
  // a wave shaper gets values between -1 and 1
  const lower = context.createGain();
  lower.gain.value = 1 / MAX_AMPLITUDE;
  const bend = context.createWaveShaper();
  bend.curve = curve;
  lower.connect(bend).connect(out);
  return lower;
}

/** The smallest amplitude, because an exponential ramp cannot end at 0. */
const SILENT = 0.0001;
/** The share of the amplitude that is left when a sound ends. */
const FADED = 0.02;

/** Swells for `rise` seconds and fades until `length`. */
function fade(out: AudioNode, { at, length, loud, rise }: { at: number; length: number; loud: number; rise: number }): GainNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(loud * FADED, at + length * 0.9);
  gain.gain.linearRampToValueAtTime(0, at + length);
  gain.connect(out);
  return gain;
}

function tone(out: AudioNode, { at, length, pitch, loud }: { at: number; length: number; pitch: number; loud: number }): void {
  const source = out.context.createOscillator();
  source.frequency.value = pitch;
  source.connect(fade(out, { at, length, loud, rise: 0.004 }));
  source.start(at);
  source.stop(at + length);
}

interface Noise {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly narrow: number;
  readonly loud: number;
  readonly rise: number;
}

function noise(out: AudioNode, { at, length, pitch, narrow, loud, rise }: Noise): void {
  const audio = out.context;
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  source.connect(filter).connect(fade(out, { at, length, loud, rise }));
  source.start(at);
}
