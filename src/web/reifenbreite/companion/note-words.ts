import { reifenbreite, riderNumber, type Event, type State } from '../../../games/reifenbreite/index.ts';
import type { PlayedNote, TableState } from '../../../games/reifenbreite/companion/index.ts';
import type { Refusal } from '../../../kit/index.ts';
import { refusalSentence } from '../../lib/sentences.ts';
import { text } from '../../lib/words.svelte.ts';
import { isNamedTold } from '../log/kinds.ts';
import { tellNamed } from '../log/telling.ts';
import type { SheetEvent } from '../result/sheet.ts';
import { tNotes } from '../t.ts';

export const namedEvents = (state: State, events: readonly Event[]): readonly SheetEvent[] =>
  events.map((event) => ({ named: reifenbreite.events.toNamed(state, event) }));

/** The sentences of a note: what was tapped, and what followed by the rules. @param names of the managers, by seat */
export function noteSentences({ races }: TableState, { note, stage, round, events }: PlayedNote, names: readonly string[]): string[] {
  const named = namedEvents((races[stage] ?? races.at(-1))!.state, events);
  const followed = named
    .filter((event) => isNamedTold(event.named) && event.named.type !== 'round-began')
    .map((event) => tellNamed(event.named, names));
  switch (note.type) {
    case 'round':
      return [tNotes('did.round', { round }), ...followed];
    case 'leaves':
      return [tNotes('did.leaves', { rider: riderNumber(note.rider) }), ...followed];
    case 'race-over':
      return [tNotes('did.race-over'), ...followed];
    case 'ruling':
      return [tNotes(`did.${ruled(note.what, note.value)}`, { rider: riderNumber(note.rider), value: note.value })];
    case 'cross':
      // a fourth rider at a sprint line scores nothing
      return followed.length > 0
        ? followed
        : named.filter((event) => event.named.type === 'crossed').map((event) => tellNamed(event.named, names));
    default:
      return followed;
  }
}

const ruled = (what: (PlayedNote['note'] & { type: 'ruling' })['what'], value: number) =>
  what === 'disqualified' ? (value === 0 ? 'back' : 'disqualified') : what === 'round' ? 'round-set' : what;

/** Why a note cannot be, as a sentence. */
export const doubtSentence = (doubt: Refusal): string =>
  text('reifenbreite/companion', `doubt.${doubt.code}`, doubt.facts) ?? refusalSentence(doubt);
