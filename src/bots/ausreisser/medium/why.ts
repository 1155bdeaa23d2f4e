import { forecast, leaderOf, riderOnTurn, type CardKind, type Forecast, type Rider } from '../../../games/ausreisser/index.ts';
import type { Reason } from '../../../kit/index.ts';
import { because, whyBehind, withoutHill } from '../reasons.ts';
import type { PositionEstimate } from './position-estimate.ts';
import { againstOthers, effectOf, layingOf, type Laying } from './worth.ts';

/**
 * Why Medium lays these cards: the greatest of what speaks for them. Everybody hears it, so `estimate` looks at what everybody knows (DA 7): with another hand the same cards have the
 * same reason, though Medium itself has counted what it holds.
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

/** Why Medium lays a hill out of turn, as above; what it saves himself hangs on the cards he keeps, and is not said. */
export function whyHill(estimate: PositionEstimate): Reason | null {
  const { guarded, harm } = againstOthers(estimate);
  if (guarded > 0 && guarded >= harm) return because('guards-yellow');
  return harm > 0 ? hillAgainst(estimate, riderOnTurn(estimate.s)) : null;
}

/** Against whom of those who ride after `from` and before the leader it is laid: who is expected to lose most by it. */
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
