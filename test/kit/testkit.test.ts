import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/kit/index.ts';
import { createRandom } from '../../src/kit/index.ts';
import { checkRandomPlay, checkSetup } from '../../src/kit/testkit.ts';
import type { ToyAction, ToyConfig, ToyEvent, ToyState, ToyView } from './toy-game.ts';
import { checkToy, changeHidden, TOY_ACTIONS, toyGame, WALL } from './toy-game.ts';

type Toy = Game<ToyConfig, ToyState, ToyAction, ToyEvent, ToyView>;

const NO_CONTENT = { read: () => undefined, list: () => [] };
const walk = (
  game: Toy,
  seed: string,
  players = 3,
): ReturnType<typeof checkRandomPlay<ToyConfig, ToyState, ToyAction, ToyEvent, ToyView>> => {
  const names = ['Anna', 'Ben', 'Cleo', 'Dan'].slice(0, players);
  const config: ToyConfig = { names, deck: [5, 6, 6, 6] };
  return checkRandomPlay(game, {
    config,
    seed,
    random: createRandom(seed),
    maxSteps: 300,
    candidates: () => TOY_ACTIONS,
    checkInvariants: checkToy,
    changeHidden,
  });
};

describe('the contract supports hidden hands and questions out of turn', () => {
  test.each([2, 3, 4])('%i players: a dozen games satisfy the contract', (players) => {
    const kinds = new Set<string>();
    for (let i = 0; i < 12; i++) for (const kind of walk(toyGame, `toy-${i}`, players).kinds.keys()) kinds.add(kind);
    expect([...kinds].sort()).toEqual(['ask', 'deal', 'draw', 'lay']);
  });

  test('a written set-up configures again', () => {
    checkSetup(toyGame, { names: ['Anna', 'Ben'], deck: [5, 6, 6, 6] }, NO_CONTENT);
  });

  test('the same seed repeats the same walk', () => {
    expect(walk(toyGame, 'again')).toEqual(walk(toyGame, 'again'));
  });
});

describe('a violation of the contract is detected', () => {
  const t = toyGame;
  const ASKED = t.advance!.questions({ names: [], deck: [] })[0]!;
  const BROKEN: readonly [what: string, faults: Partial<Toy>, found: RegExp][] = [
    ['an option listed twice', { choices: (s) => [...t.choices(s), ...t.choices(s)] }, /two options are written/],
    ['an option left out', { choices: (s) => t.choices(s).slice(0, 1) }, /is not listed, and whyNot does not refuse it/],
    [
      'an option that is refused',
      { choices: (s) => (t.turn(s) >= 0 ? [...t.choices(s), { type: 'draw', card: 9 }] : []) },
      /draw 9|read back|is refused/,
    ],
    ['no option', { choices: () => [] }, /has no option/],
    ['any seat may act', { whyNot: (s, seat, a) => (seat === 1 ? null : t.whyNot(s, seat, a)) }, /whyNot does not refuse it/],
    ['decide does not refuse', { decide: (s, seat, a) => t.decide(s, seat < 0 ? seat : t.turn(s), a) }, /decide accepts it/],
    [
      'another reason',
      { decide: (s, ...a) => (t.decide(s, ...a).ok ? t.decide(s, ...a) : { ok: false, refusal: { code: 'x', section: '', facts: {} } }) },
      /different reasons/,
    ],
    [
      'a refusal that changes',
      { decide: (s, ...a) => (t.decide(s, ...a).ok ? t.decide(s, ...a) : (s.skips++, t.decide(s, ...a))) },
      /changed the state/,
    ],
    ['a question that changes', { view: (s, seat) => (s.skips++, t.view(s, seat)) }, /differ/],
    ['a copy that is none', { copy: (s) => s }, /differ/],
    ['a shallow copy', { copy: (s) => ({ ...s }) }, /differ/],
    ['weights of nought', { outcomes: (s) => t.outcomes(s).map((o) => ({ ...o, weight: 0 })) }, /weight/],
    ['the same chance key twice', { chanceKey: () => 'card' }, /comes twice/],
    ['a state that forgets', { formatState: (s) => t.formatState({ ...s, scores: [] }) }, /differ|read back/],
    [
      'an action that does not read back',
      { actions: { ...t.actions, parse: () => t.actions.parse(t.start({ names: [], deck: [0, 0, 0, 0] }), 'pass') } },
      /read back differ/,
    ],
    ['an event that does not read back', { events: { ...t.events, format: (_s, e) => e.type } }, /does not read back/],
    ['a view of the bag', { view: (s, seat) => ({ ...t.view(s, seat), hand: s.bag ?? [] }) }, /views .* differ/],
    [
      'a view of a neighbour',
      { view: (s, seat) => ({ ...t.view(s, seat), sizes: s.hands.map((hand) => hand?.[0] ?? 0) }) },
      /views .* differ/,
    ],
    ['nothing hidden in the state', { hide: (s) => t.copy(s) }, /differ/],
    ['nothing hidden in events', { see: (event) => event }, /tell apart by events/],
    ['nothing hidden at all', { hide: (s) => t.copy(s), see: (event) => event }, /differ for others only/],
    ['too much hidden', { hide: (s) => ({ ...t.hide(s, 0), hands: s.hands.map(() => null) }) }, /differ|hand/],
    ['too much hidden in events', { see: (event) => (event.type === 'drew' ? { ...event, card: null } : event) }, /was sent up to/],
    ['no end', { standings: () => [] }, /every seat once/],
    ['an early end', { standings: (s) => t.standings({ ...s, phase: 'over' }) }, /before the end/],
    ['ranks that do not count', { standings: (s) => t.standings(s).map((line) => ({ ...line, rank: 2 })) }, /ranks/],
    ['a question that cannot be declined', { advance: { ...t.advance!, decline: () => ({ type: 'skip' }) } }, /cannot be declined/],
    [
      'a bound compared with nothing',
      { advance: { ...t.advance!, questions: () => [{ ...ASKED, measure: 'tempo' }] } },
      /has no number tempo/,
    ],
    ['bounds the wrong way round', { advance: { ...t.advance!, questions: () => [{ ...ASKED, least: 4 }] } }, /has no bounds/],
    [
      'a question that tells who could say yes',
      { pending: (s) => ({ ...t.pending(s), facts: { ...t.pending(s).facts, able: (s.hands[s.seat]?.[WALL] ?? 0) > 0 } }) },
      /by what others hold, differ/,
    ],
    ['no section', { sectionOf: () => '' }, /no section/],
    ['a stage too many', { progress: () => ({ stage: 2, stages: 1, round: null }) }, /progress does not count/],
    ['half a round', { progress: () => ({ stage: 1, stages: 1, round: 0.5 }) }, /progress does not count/],
    ['stages that grow', { progress: (s) => ({ stage: 1, stages: 1 + s.drawn[0]!, round: null }) }, /another number of stages/],
    ['a stage left out', { progress: () => ({ stage: 2, stages: 2, round: null }) }, /stages do not follow one another/],
    ['an end before the last stage', { progress: () => ({ stage: 1, stages: 2, round: null }) }, /over before the last stage/],
    ['rounds that go back', { progress: (s) => ({ stage: 1, stages: 1, round: s.sizes[0]! }) }, /rounds do not follow one another/],
    ['rounds left out', { progress: (s) => ({ stage: 1, stages: 1, round: 2 * s.drawn[0]! }) }, /rounds do not follow one another/],
    ['a round forgotten', { progress: (s) => ({ stage: 1, stages: 1, round: s.drawn[0]! > 0 ? null : 0 }) }, /rounds are counted no more/],
    ['progress out of the bag', { progress: (s) => ({ stage: 1, stages: 1, round: s.bag ? 0 : 1 }) }, /sees another progress/],
    ['a pending that disagrees', { pending: (s) => ({ ...t.pending(s), seat: 5 }) }, /pending names/],
  ];

  test.each(BROKEN)('%s', (_what, faults, found) => {
    expect(() => {
      for (let i = 0; i < 5; i++) walk({ ...toyGame, ...faults }, `broken-${i}`);
    }).toThrow(found);
  });

  test('a game without end', () => {
    const config: ToyConfig = { names: ['Anna', 'Ben'], deck: [5, 6, 6, 6] };
    expect(() => checkRandomPlay(toyGame, { config, seed: 'short', random: createRandom('short'), maxSteps: 10 })).toThrow(
      /seed short, step 10: not over after 10/,
    );
  });
});
