import { refusal, type Refusal } from '../../kit/index.ts';
import { phaseOf } from './choices.ts';
import { F, get, type State } from './state.ts';
import { CARD_OWNER, formatCard, parseCard, riderNumber, TEAM_SIZE, TEAMS, teamOf } from './riders.ts';

/**
 * Explains `cards 31-6M` by a rider of another team. No action can name that card, but the question why makes sense
 * (UR 6).
 */
export function whyNoAction(s: State, text: string): Refusal | null {
  const rider = get(s, F.rider);
  const [, list] = /^(?:cards|give|take) (\S+)/.exec(text) ?? [];
  if (list === undefined || rider < 0 || phaseOf(s) === 'over') return null;
  for (const card of list.split(',')) {
    if (parseCard(teamOf(rider), card) >= 0) continue;
    const team = TEAMS.findIndex((_, other) => parseCard(other, card) >= 0);
    if (team < 0) return null;
    const kind = parseCard(team, card);
    const owner = riderNumber(TEAM_SIZE * team + CARD_OWNER[kind]!);
    return refusal('card-of-another-rider', 'UR 6', { rider: riderNumber(rider), card: formatCard(team, kind), owner });
  }
  return null;
}
