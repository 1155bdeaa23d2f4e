import { draftPreview, reifenbreite, riderNumber, type State, type RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { OpenScenario } from '../../../games/reifenbreite/scenario/index.ts';
import type { Refusal } from '../../../kit/index.ts';
import { readAction } from '../../frame/learn/slides.ts';

/** Checks that only scripts of this game have. */
export type OwnCheck =
  /** The riders who could follow (UR 5.4) a move to `to`. */
  | { readonly kind: 'follow'; readonly to: string; readonly riders: readonly RiderNumber[] }
  | { readonly kind: 'no-follow'; readonly to: string; readonly refusal: Refusal };

export function ownCheck(state: State, step: OpenScenario['scenario']['steps'][number], refusal: Refusal | null): OwnCheck | null {
  switch (step.kind) {
    case 'would-follow': {
      const action = readAction(reifenbreite, state, `move ${step.to}`);
      if (action?.type !== 'move') return null;
      const riders = draftPreview(state, action.to).filter((link) => link.refusal === null);
      return { kind: 'follow', to: step.to, riders: riders.map(({ rider }) => riderNumber(rider)) };
    }
    case 'cannot-follow':
      return refusal === null ? null : { kind: 'no-follow', to: step.to, refusal };
    default:
      return null;
  }
}
