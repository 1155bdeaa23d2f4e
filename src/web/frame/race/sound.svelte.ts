import { recall, remember } from '../../lib/storage.ts';
import { YOUR_TURN, type Sound } from './sounds.ts';

/** Sound is off until somebody turns it on; all of it is made here, none is a recording. */

const KEY = 'sound';
let on = $state(recall(KEY) === 'on');
let context: AudioContext | null = null;

export const soundIsOn = (): boolean => on;

/** @param sample what is heard at once when it is turned on */
export function setSound(next: 'on' | 'off', sample: Sound): void {
  on = next === 'on';
  remember(KEY, next);
  play(sample);
}

export function play(sound: Sound | typeof YOUR_TURN): void {
  if (!on) return;
  context ??= new AudioContext();
  void context.resume();
  MAKERS[sound](context, context.currentTime + 0.02);
}

const MAKERS: Readonly<Record<Sound | typeof YOUR_TURN, (context: AudioContext, at: number) => void>> = {
  dice(audio, at) {
    for (const [i, delay] of [0, 0.07, 0.13, 0.24, 0.29].entries())
      noise(audio, { at: at + delay, length: 0.035, pitch: 2600 - 240 * i, narrow: 3, loud: 0.5 - 0.07 * i, rise: 0.002 });
  },
  card(audio, at) {
    noise(audio, { at, length: 0.07, pitch: 1900, narrow: 1.2, loud: 0.35, rise: 0.004 });
    noise(audio, { at: at + 0.05, length: 0.09, pitch: 620, narrow: 1.5, loud: 0.3, rise: 0.006 });
  },
  wind(audio, at) {
    for (const pitch of [340, 520]) noise(audio, { at, length: 1.2, pitch, narrow: 2.2, loud: 0.22, rise: 0.45 });
  },
  bell(audio, at) {
    for (const stroke of [0, 0.28, 0.56])
      for (const [pitch, loud] of [
        [1180, 0.12],
        [2490, 0.07],
        [3820, 0.03],
      ] as const)
        tone(audio, { at: at + stroke, length: 1.1, pitch, loud });
  },
  [YOUR_TURN](audio, at) {
    for (const [i, pitch] of [660, 880].entries()) tone(audio, { at: at + 0.16 * i, length: 0.5, pitch, loud: 0.14 });
  },
  crowd(audio, at) {
    for (const pitch of [480, 900, 1500]) noise(audio, { at, length: 1.7, pitch, narrow: 0.8, loud: 0.16, rise: 0.5 });
  },
};

/** Quietest that counts: an exponential way cannot end at nothing. */
const SILENT = 0.0001;

/** Swells in `rise` seconds and fades until `length`. */
function fade(audio: AudioContext, { at, length, loud, rise }: { at: number; length: number; loud: number; rise: number }): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, { at, length, pitch, loud }: { at: number; length: number; pitch: number; loud: number }): void {
  const source = audio.createOscillator();
  source.frequency.value = pitch;
  source.connect(fade(audio, { at, length, loud, rise: 0.004 }));
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

function noise(audio: AudioContext, { at, length, pitch, narrow, loud, rise }: Noise): void {
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  source.connect(filter).connect(fade(audio, { at, length, loud, rise }));
  source.start(at);
}
