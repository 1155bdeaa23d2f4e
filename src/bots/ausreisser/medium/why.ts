import { forecast, leaderOf, riderOnTurn, type CardKind, type Forecast, type Rider } from '../../../games/ausreisser/index.ts';
import type { Reason } from '../../../kit/index.ts';
import { because, whyBehind, withoutHill } from '../reasons.ts';
import type { PositionEstimate } from './position-estimate.ts';
import { againstOthers, effectOf, layingOf, type Laying } from './worth.ts';

/**
 * The strongest argument for these cards. Every player reads it, so `estimate` uses public knowledge only (DA 7). The reason does not depend
 * on the hand, although Medium's own decision does.
 */
export function whyLaid(estimate: PositionEstimate, cards: readonly CardKind[]): Reason | null {
  const brings = forecast(estimate.s, estimate.seat, cards);
  if (brings === null) return null;
  const laying = layingOf(cards);
  if (brings.result === 'led' || brings.result === 'took-lead') return whyInFront(estimate, brings, laying);
  if (laying.hill) {
    const { harm } = effectOf(estimate, brings, laying);
    const saved = forecast(estimate.s, estimate.seat, withoutHill(cards))!.change - brings.change;
    if (saved > 0 && saved >= harm) return because('hill-helps');
    if (harm > 0) return hillAgainst(estimate, estimate.seat);
  }
  return brings.result === 'won-back' && brings.minutes === 0 ? because('comes-back') : whyBehind(brings);
}

function whyInFront(estimate: PositionEstimate, brings: Forecast, laying: Laying): Reason | null {
  const { lead, harm } = effectOf(estimate, brings, laying);
  if (Math.max(lead, harm) <= 0) return null;
  if (harm > lead) return because('wears-down');
  const { turns, weights } = estimate;
  if (turns < 1 && weights.yellow >= weights.keep * turns) return because('wants-yellow');
  if (brings.result === 'took-lead') return because('goes-for-lead');
  return because(laying.hill ? 'guards-yellow' : 'keeps-leading');
}

/** The reason for a hill out of turn. What it saves the seat itself depends on the hand and is not mentioned. */
export function whyHill(estimate: PositionEstimate): Reason | null {
  const { guarded, harm } = againstOthers(estimate);
  if (guarded > 0 && guarded >= harm) return because('guards-yellow');
  return harm > 0 ? hillAgainst(estimate, riderOnTurn(estimate.s)) : null;
}

/** The seat after `from` and before the leader that is expected to lose most by it. */
function hillAgainst(estimate: PositionEstimate, from: Rider): Reason {
  const { s, seat } = estimate;
  const leader = leaderOf(s);
  let most = -Infinity;
  let hit = -1;
  let before = from;
  for (let rider = estimate.after(from); rider !== leader; [before, rider] = [rider, estimate.after(rider)]) {
    const harm = rider === seat ? -Infinity : estimate.harmByHill(before, estimate.after(rider));
    if (harm > most) [most, hit] = [harm, rider];
  }
  return because('hill-against', { rider: s.config.setup.riders[hit]! });
}
