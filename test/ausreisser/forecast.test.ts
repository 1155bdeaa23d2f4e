import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom, NO_SEAT } from '../../src/kit/index.ts';
import {
  ausreisser as game,
  CARD_NAMES,
  forecast,
  phaseOf,
  SPURT,
  type Action,
  type Event,
  type Forecast,
  type State,
} from '../../src/games/ausreisser/index.ts';
import { F, get } from '../../src/games/ausreisser/state.ts';
import { opened, type Script } from './script.ts';
import { configOf } from './setups.ts';

const kindsOf = (cards: string): number[] => cards.split(',').map((name) => CARD_NAMES.indexOf(name));
const forecastOf = (script: Script, rider: number, cards: string): Partial<Forecast> | null => {
  const brings = forecast(script.state, rider, kindsOf(cards));
  return brings && { speed: brings.speed, result: brings.result, minutes: brings.minutes };
};
/** What a seat's view says about a card in hand. */
const shown = (script: Script, rider: number, card: string): Forecast | null | undefined =>
  game.view(script.state, rider).hand?.find((held) => held.card === card)?.brings;

describe('the rules compute forecasts', () => {
  test.each([
    ['50,spurt', 52],
    ['49,spurt', 51],
  ])('DA 4.1 a hill laid with the card drops the tempo of %s to 50 before it is judged', (fast, tempo) => {
    const script = opened({ hands: [`${fast.replace(',', ' ')}`, '48 hill 41'] });
    script.does(`lay ${fast}`, '41');
    script.allPass('42');
    expect([script.tempo, script.asked]).toEqual([tempo, 'Ben lay']);
    expect(forecastOf(script, 1, '48,hill')).toEqual({ speed: 48, result: 'dropped', minutes: 2 });
    expect(forecast(script.state, 1, kindsOf('48,hill'))).toMatchObject({ tempo: 50, road: 'hill' });
    expect(forecast(script.state, 1, kindsOf('48'))).toMatchObject({ tempo, road: 'flat', minutes: tempo - 48 });
    expect(script.does('lay 48,hill', '43')).toContain('dropped rider=2 speed=48 tempo=50 minutes=2 hill=yes');
  });

  test('DA 4.3 out of turn: the headwinds in one’s own hand count', () => {
    const script = opened({ hands: ['45', '47 44 wind wind', '41 41 41'] });
    script.does('lay 45');
    expect(script.asked).toBe('Ben hill');
    expect(forecastOf(script, 1, '47')).toEqual({ speed: 43, result: 'sheltered', minutes: 0 });
    expect(forecastOf(script, 1, '44')).toEqual({ speed: 40, result: 'dropped', minutes: 5 });
    expect(shown(script, 1, '44')).toMatchObject({ speed: 40, minutes: 5 });
    script.allPass('41 42 43');
    expect(forecastOf(script, 1, '44')).toEqual({ speed: 40, result: 'dropped', minutes: 5 });
    expect(script.does('lay 44')).toContain('dropped rider=2 speed=40 tempo=45 minutes=5 hill=no');
  });

  test('DA 4.3 while one’s own turn draws, headwinds on the table count once', () => {
    const script = opened({ hands: ['45', '47 wind', '41 41 41'] });
    script.does('lay 45');
    while (script.asked.endsWith('hill'))
      for (const event of decided(script.state, game.turn(script.state), { type: 'pass' })) game.evolve(script.state, event);
    expect(script.asked).toBe('chance draw');
    expect(forecastOf(script, 1, '47')).toEqual({ speed: 45, result: 'sheltered', minutes: 0 });
  });

  test("DA 4.1 the leader's next turn ends the hill, and so does a forecast out of turn", () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45 50 hill spurt', '41'] });
    script.does('lay 45,hill', '41 42');
    expect(script.asked).toBe('Ben lay');
    expect(forecastOf(script, 0, '50,spurt')).toEqual({ speed: 52, result: 'led', minutes: 0 });
  });

  test('no forecast for cards that cannot be laid, or before there is a tempo', () => {
    const script = opened({ hands: ['45 45 40 40 40 40', '41 41', 'hill hill 42'], draws: '40' });
    expect(forecastOf(script, 1, '41')).toBeNull();
    script.does('lay 45');
    for (const cards of ['47', '45,45', '41,hill', 'hill', '41,spurt', '41,wind']) expect(forecastOf(script, 0, cards)).toBeNull();
    expect(forecastOf(script, 0, '45')).toEqual({ speed: 45, result: 'led', minutes: 0 });
  });

  test.each([2, 3, 5])('%i riders, random play: forecasts come true', (riders) => {
    let compared = 0;
    for (let n = 0; n < 6; n++) {
      const random = createRandom(`forecast ${riders}`, n);
      const state = game.start(configOf(riders, 1));
      for (;;) {
        const seat = game.turn(state);
        if (seat === NO_SEAT) break;
        const before = game.formatState(state);
        if (phaseOf(state) === 'lay')
          for (const option of game.choices(state)) {
            if (option.type !== 'lay' || option.cards.includes(SPURT)) continue;
            expect(verdict(state, seat, decided(state, seat, option))).toEqual(
              describeForecast(forecast(game.hide(state, seat), seat, option.cards)),
            );
            compared++;
          }
        expect(game.formatState(state)).toBe(before);
        const options = seat === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state);
        for (const event of decided(state, seat, options[random.below(options.length)]!)) game.evolve(state, event);
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('forecasts out of turn and in turn agree if nothing happens in between', () => {
    let compared = 0;
    for (let n = 0; n < 30; n++) {
      const random = createRandom('between', n);
      const state = game.start(configOf(3, 1));
      /** The forecasts for the next rider's speed cards when the turn before his was complete. */
      let before: { readonly rider: number; readonly brings: ReadonlyMap<string, string> } | null = null;
      for (;;) {
        const seat = game.turn(state);
        if (seat === NO_SEAT) break;
        const phase = phaseOf(state);
        if (phase === 'hill') {
          const rider = (get(state, F.rider) + 1) % 3;
          before = { rider, brings: handOf(state, rider) };
        }
        if (phase === 'lay' && before?.rider === seat) {
          const now = handOf(state, seat);
          for (const [card, brings] of before.brings)
            if (card !== 'wind') {
              expect([card, now.get(card)]).toEqual([card, brings]);
              compared++;
            }
          before = null;
        }
        const options =
          seat === CHANCE
            ? game.outcomes(state).map(({ action }) => action)
            : game.choices(state).filter((option) => option.type !== 'hill');
        // a headwind drawn in the turn was not known before, so such turns are not compared
        for (const event of decided(state, seat, options[random.below(options.length)]!)) {
          if (event.type === 'drew' && CARD_NAMES[event.card] === 'wind' && event.rider === before?.rider) before = null;
          game.evolve(state, event);
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});

const handOf = (state: State, seat: number): ReadonlyMap<string, string> =>
  new Map(game.view(state, seat).hand!.map(({ card, brings }) => [card, JSON.stringify(brings)]));

function decided(state: State, seat: number, action: Action): readonly Event[] {
  const made = game.decide(state, seat, action);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.events;
}

const describeForecast = (brings: Forecast | null): string | null => brings && `${brings.result} at ${brings.speed}: ${brings.change}`;
/** The verdict among the events, in the form of a forecast. */
function verdict(state: State, rider: number, events: readonly Event[]): string | undefined {
  const judged = events.find((event) => 'speed' in event);
  const before = game.view(state, NO_SEAT).riders[rider]!.minutes;
  return judged && `${judged.type} at ${judged.speed}: ${'minutes' in judged ? judged.minutes - before : 0}`;
}
