/** The probes of a scenario: values read from a position, each one word or a list of words. */
import { anyText, oneOf, type Probe } from '../../../scenario/index.ts';
import { phaseOf } from '../choices.ts';
import { CARD_NAMES } from '../cards.ts';
import { F, get, inHand, inStock, nameOf, riderValue, onPile, R, type State } from '../state.ts';
import { standings } from '../rules/stage.ts';
import type { CardKind, Rider } from '../vocabulary.ts';

const NOTHING = '-';
const NO_SEAT = 'nobody';

const name = (s: State, rider: Rider): string => (rider < 0 ? NO_SEAT : nameOf(s, rider));
const cards = (count: (kind: CardKind) => number): string => {
  const held = CARD_NAMES.flatMap((card, kind) => new Array<string>(count(kind)).fill(card));
  return held.length === 0 ? NOTHING : held.join(' ');
};

const about = (read: (s: State, rider: Rider) => string): Probe<State> => ({
  about: { what: 'rider', parse: anyText },
  read: (s, rider) => {
    const seat = s.config.setup.riders.indexOf(rider);
    return seat < 0 ? NO_SEAT : read(s, seat);
  },
});

/** All probes by name. */
export const probes: Readonly<Record<string, Probe<State>>> = {
  decides: { read: phaseOf },
  asked: { read: (s) => name(s, phaseOf(s) === 'over' ? -1 : get(s, F.actor)) },
  leader: { read: (s) => name(s, get(s, F.leader)) },
  stage: { read: (s) => String(get(s, F.stage) + 1) },
  tempo: { read: (s) => String(get(s, F.tempo)) },
  hill: { read: (s) => (get(s, F.hill) === 1 ? 'yes' : 'no') },
  left: { read: (s) => String(s.config.deck.reduce((sum, _, kind) => sum + inStock(s, kind), 0)) },
  stock: {
    about: { what: 'card', parse: oneOf(CARD_NAMES) },
    read: (s, card) => String(inStock(s, CARD_NAMES.indexOf(card))),
  },
  minutes: about((s, rider) => String(riderValue(s, R.minutes, rider))),
  hand: about((s, rider) => cards((kind) => inHand(s, rider, kind))),
  'hand-size': about((s, rider) => String(riderValue(s, R.hand, rider))),
  pile: about((s, rider) => cards((kind) => onPile(s, rider, kind))),
  speed: about((s, rider) => String(riderValue(s, R.lastSpeed, rider))),
  total: about((s, rider) => String(riderValue(s, R.total, rider))),
  standing: about((s, rider) => {
    const line = phaseOf(s) === 'over' ? standings(s).find(({ seat }) => seat === rider) : undefined;
    return line === undefined ? NOTHING : `rank ${line.rank} points ${line.points}`;
  }),
};
