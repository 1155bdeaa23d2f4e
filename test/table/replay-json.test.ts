import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { replayJson } from '../../src/table/index.ts';
import schema from '../../docs/schema/replay.schema.json' with { type: 'json' };
import { toyGame } from '../kit/toy-game.ts';
import { drawByPage, raceKeyByPage } from './independent-dealer.ts';
import { TOY, play, toyMatch } from './toy-match.ts';

/** The fields that another program reads from the JSON. */
interface Replay {
  readonly setup: unknown;
  readonly start: unknown;
  readonly dice: { readonly seed: string; readonly contributions: readonly (string | null)[] };
  readonly actions: readonly {
    readonly n: number;
    readonly seat: number | 'chance';
    readonly text: string;
    readonly chance?: { readonly key: string; readonly outcomes: readonly { readonly text: string; readonly weight: number }[] };
    readonly events: readonly { readonly text: string; readonly section: string }[];
    readonly state: unknown;
  }[];
  readonly standings: readonly unknown[];
}

const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
const match = play(toyMatch());
const asSent = (value: unknown): Replay => JSON.parse(JSON.stringify(value)) as Replay;

describe('a race as JSON', () => {
  test.each([
    ['whole', replayJson(match.race('opened'))],
    ['with states', replayJson(match.race('opened'), { states: true })],
    ['its beginning', replayJson(match.race('opened'), { to: 12 })],
    ['nothing of it', replayJson(match.race('opened'), { to: 0 })],
    ['in progress, envelope closed', replayJson(play(toyMatch(), 3).race('sealed'), { states: true })],
    ['dice typed in', replayJson(toyMatch({}).race('opened'))],
  ])('%s fits the published schema', (_what, replay) => {
    validate(asSent(replay));
    expect(validate.errors).toBeNull();
  });

  test('with an unknown field does not fit the schema', () => {
    expect(validate({ ...replayJson(match.race('opened')), more: 1 })).toBe(false);
    expect(validate({ ...replayJson(match.race('opened')), dice: { kind: 'sealed' } })).toBe(false);
  });

  test('contains every action, event and state', () => {
    const { setup, start, actions, standings } = asSent(replayJson(match.race('opened'), { states: true }));
    expect(setup).toEqual(TOY);
    expect(start).toEqual(toyGame.stateJson(toyGame.start(TOY)));
    expect(actions).toHaveLength(match.log.length);
    expect(actions.at(-1)!.state).toEqual(toyGame.stateJson(match.state));
    expect(actions[0]).toMatchObject({ n: 1, seat: 'chance', chance: { key: '0/card/1' } });
    expect(actions[10]).toMatchObject({ n: 11, seat: 0, events: [{ section: 'TG 2' }, { text: 'next 1 ask' }] });
    expect(standings).toEqual(toyGame.standings(match.state));
  });

  test('lets another program check every card', () => {
    const { dice, actions } = asSent(replayJson(match.race('opened'), { states: true }));
    const key = raceKeyByPage(
      dice.seed,
      dice.contributions.map((words) => words ?? ''),
    );
    const dealt = actions.filter(({ seat }) => seat === 'chance');
    expect(dealt.length).toBeGreaterThan(20);
    for (const { text, chance } of dealt) {
      const drawn = drawByPage(
        key,
        chance!.key,
        chance!.outcomes.map(({ weight }) => weight),
      );
      expect(chance!.outcomes[drawn]!.text).toBe(text);
    }
  });

  test('is not complete and has no standings if the race is unfinished', () => {
    expect(replayJson(match.race('opened'), { to: 12 })).toMatchObject({ complete: false, standings: [] });
    expect(replayJson(match.race('opened'))).toMatchObject({ complete: true });
  });
});
