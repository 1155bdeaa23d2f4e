import {
  forecast,
  HILL,
  hillLies,
  MAX_RIDERS,
  MIN_RIDERS,
  riderAsked,
  SPURT,
  stockSize,
  type Action,
  type CardKind,
  type State,
} from '../../games/ausreisser/index.ts';
import type { PuzzleRace, PuzzleSide } from '../side.ts';

const THEMES = ['drafting', 'escape', 'sprint', 'last-kilometre', 'hill', 'cards'] as const;
type Theme = (typeof THEMES)[number];

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Fanny'];
/** By number of riders, which seat is Easy's: the third. */
const EASY = 3;
/** One race in this many has no special cards. */
const SIMPLE = 6;

export const side: PuzzleSide<State, Action> = {
  themes: THEMES,
  asked: ['easy', 'expert'],
  effort: { options: 6, within: 6, screen: 48, promising: 1, deep: 1200, surely: 336, least: 0.75, check: 960, second: 0 },
  field(n): PuzzleRace {
    const riders = MIN_RIDERS + (n % (MAX_RIDERS - MIN_RIDERS + 1));
    const game = n % SIMPLE === SIMPLE - 1 ? 'simple' : 'full';
    return {
      setup: { riders: NAMES.slice(0, riders), stages: 1, game },
      bots: Array.from({ length: riders }, (_, i) => ((n + i) % EASY === 0 ? 'easy' : 'medium')),
    };
  },
  theme,
};

/**
 * By the difference between the choices: special cards before speeds, and with equal speeds the cards that are
 * kept.
 */
function theme(s: State, best: Action, instead: Action): Theme {
  if (stockSize(s) <= 2 * s.config.riderCount) return 'last-kilometre';
  if (best.type !== 'lay' || instead.type !== 'lay') return best.type === 'discard' ? 'cards' : 'hill';
  if (has(best, SPURT) !== has(instead, SPURT)) return 'sprint';
  if (has(best, HILL) !== has(instead, HILL) || hillLies(s)) return 'hill';
  const [brings, other] = [best, instead].map(({ cards }) => forecast(s, riderAsked(s), cards)?.result);
  if (brings === other) return 'cards';
  switch (brings) {
    case 'took-lead':
    case 'led':
      return 'escape';
    case 'sheltered':
    case 'kept-up':
      return 'drafting';
    default:
      return other === 'took-lead' || other === 'led' ? 'escape' : 'drafting';
  }
}

const has = ({ cards }: { readonly cards: readonly CardKind[] }, kind: CardKind): boolean => cards.includes(kind);
