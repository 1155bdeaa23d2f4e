import { recall, remember } from '../../lib/storage.ts';
import { limited, MAKERS } from './make-sounds.ts';
import type { Audible } from './sounds.ts';

/** Sound is off until the player turns it on. */

const KEY = 'sound';
let on = $state(recall(KEY) === 'on');
let context: AudioContext | null = null;
let out: AudioNode | null = null;

export const soundIsOn = (): boolean => on;

/** @param sample the sound that is played at once when sound is turned on */
export function setSound(next: 'on' | 'off', sample: Audible): void {
  on = next === 'on';
  remember(KEY, next);
  play(sample);
}

export function play(sound: Audible): void {
  if (!on) return;
  context ??= new AudioContext();
  void context.resume();
  out ??= limited(context.destination);
  MAKERS[sound](out, context.currentTime + 0.02);
}
