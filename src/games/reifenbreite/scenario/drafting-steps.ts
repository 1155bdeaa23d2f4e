/** Script steps of this game alone: who could follow a move (UR 5.4), and why a rider could not. */
import type { Place, Rider } from '../vocabulary.ts';
import type { Refusal } from '../../../kit/index.ts';
import { formatBecause, readBecause, refusalMismatch, type ExpectedRefusal, type GameSteps, type Spot } from '../../../scenario/index.ts';
import { phaseOf } from '../choices.ts';
import { evolve } from '../evolve.ts';
import { copyState, courseOf, F, get, isOnRoad, occupant, placeOf, type State } from '../state.ts';
import { lengthTo, reachFrom } from '../reach.ts';
import { riderNumber } from '../riders.ts';
import { draftPreview, whyNotFollow } from '../rules/why-reach.ts';
import { actionText } from '../action-text.ts';
import { riderWord, spaceWord } from './position-words.ts';

export type DraftingStep = Spot &
  (
    | { readonly kind: 'would-follow'; readonly to: string; readonly riders: readonly Rider[] }
    | ({ readonly kind: 'cannot-follow'; readonly to: string; readonly rider: Rider } & ExpectedRefusal)
  );

export const draftingSteps: GameSteps<State, DraftingStep> = {
  read(words, kind, spot) {
    if (kind === 'would-follow') {
      const to = words.read('space', spaceWord);
      const riders = words.take('nobody') ? [] : [words.read('rider', riderWord), ...words.rest('rider', riderWord)];
      words.end();
      return { ...spot, kind, to, riders };
    }
    if (kind !== 'cannot-follow') return null;
    const to = words.read('space', spaceWord);
    const rider = words.read('rider', riderWord);
    return { ...spot, kind, to, rider, ...readBecause(words, 'UR') };
  },
  play(state, step) {
    switch (step.kind) {
      case 'would-follow': {
        const to = placeOfMove(state, step.to);
        if (to === null) return { wrong: { expected: 'move', found: phaseOf(state) } };
        const found = draftPreview(state, to)
          .filter((f) => f.refusal === null)
          .map((f) => f.rider);
        return { wrong: found.join() === step.riders.join() ? null : { expected: names(step.riders), found: names(found) } };
      }
      case 'cannot-follow': {
        const to = placeOfMove(state, step.to);
        if (to === null) return { wrong: { expected: 'move', found: phaseOf(state) } };
        const expected = formatBecause(step);
        if (!isOnRoad(state, step.rider)) return { wrong: { expected, found: names([]) } };
        const why = whyNotDraft(state, to, step.rider);
        const missing = why === null ? 'allowed' : refusalMismatch(why, step);
        return missing === null ? { wrong: null, refusal: why } : { wrong: { expected, found: missing } };
      }
      default:
        return null;
    }
  },
};

/** The place of the pending move; null if no move is pending or the space is occupied. */
function placeOfMove(state: State, space: string): number | null {
  if (phaseOf(state) !== 'move') return null;
  const move = actionText.parse(state, `move ${space}`);
  const to = move.ok && move.value.type === 'move' ? move.value.to : -1;
  return to >= 0 && occupant(state, courseOf(state).spaceOf[to]!) < 0 ? to : null;
}

/** Why a rider could not follow if the rider on turn moved to `to` and all before him followed; null if he could. */
function whyNotDraft(state: State, to: Place, rider: Rider): Refusal | null {
  const followerAfter = draftPreview(state, to).find((f) => f.rider === rider);
  if (followerAfter !== undefined) return followerAfter.refusal;
  const after = copyState(state);
  const leader = get(state, F.rider);
  const from = placeOf(state, leader);
  const length = lengthTo(reachFrom(state, from, get(state, F.points)), to);
  evolve(after, { type: 'moved', rider: leader, from, to, length });
  return whyNotFollow(after, rider, leader, from, length);
}

const names = (riders: readonly Rider[]): string => (riders.length === 0 ? 'nobody' : riders.map(riderNumber).join(' '));
