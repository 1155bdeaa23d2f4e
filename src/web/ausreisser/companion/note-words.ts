import type { Refusal } from '../../../kit/index.ts';
import { ausreisser } from '../../../games/ausreisser/index.ts';
import type { PlayedNote, TableState } from '../../../games/ausreisser/companion/index.ts';
import { formatNumber } from '../../lib/figures.ts';
import { refusalSentence } from '../../lib/sentences.ts';
import { text } from '../../lib/words.svelte.ts';
import { isEventTold } from '../log/kinds.ts';
import { tellNamed } from '../log/telling.ts';
import { tNotes } from '../t.ts';

/** The sentences of a note: what was tapped, and what followed by the rules. @param names of the riders, by seat */
export function noteSentences({ open }: TableState, { note, events }: PlayedNote, names: readonly string[]): string[] {
  const followed = events.filter(isEventTold).map((event) => tellNamed(ausreisser.events.toNamed(open, event), names));
  if (note.type === 'stage-over') return [tNotes('did.stage-over'), ...followed];
  if (note.type !== 'ruling') return followed;
  const facts = { name: names[note.rider] ?? '', value: note.what === 'points' ? formatNumber(note.value) : note.value };
  switch (note.what) {
    case 'hill':
      return [tNotes(note.value === 0 ? 'did.hill-off' : 'did.hill-on')];
    case 'turn':
      return [tNotes('did.turn-of', facts)];
    default:
      return [tNotes(`did.${note.what}`, facts)];
  }
}

/** Why a note cannot be, as a sentence. */
export const doubtSentence = (doubt: Refusal): string =>
  text('ausreisser/companion', `doubt.${doubt.code}`, doubt.facts) ?? refusalSentence(doubt);
