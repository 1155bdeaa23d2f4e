import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { medium } from '../../../src/bots/ausreisser/medium/medium.ts';
import { PositionEstimate } from '../../../src/bots/ausreisser/medium/position-estimate.ts';
import { WEIGHTS } from '../../../src/bots/ausreisser/medium/weights.ts';
import { broughtBy, layingOf } from '../../../src/bots/ausreisser/medium/worth.ts';
import { ausreisser as game, forecast, copyWithHill, inHand, phaseOf, SPEED_KINDS } from '../../../src/games/ausreisser/index.ts';
import { createRandom } from '../../../src/kit/index.ts';
import { playSealed } from '../../../src/table/index.ts';
import { opened } from '../script.ts';
import { configOf } from '../setups.ts';
import { positions } from './positions.ts';

describe('Medium uses the forecast of the rules', () => {
  /** Anna leads; Ben, who is next, is asked for a hill. */
  const asked = (tempo: number, hand: string) => {
    const script = opened({ riders: 'Anna Ben Cleo Dan', hands: [String(tempo), hand] });
    script.does(`lay ${tempo}`);
    expect(script.asked).toBe('Ben hill');
    return { script, seen: game.hide(script.state, 1) };
  };

  test('DA 4.3 its own headwinds count before it lays a hill out of turn', () => {
    const { script, seen } = asked(47, 'hill wind 47 42 41 40');
    const estimate = new PositionEstimate(WEIGHTS).look(seen, 1);
    expect([estimate.ownLoss('flat'), estimate.ownLoss('hill')]).toEqual([0, 2]);
    // as it happens
    script.does('hill', '39 40 41');
    expect(script.does('lay 47', '39')).toContain('dropped rider=2 speed=45 tempo=47 minutes=2 hill=yes');
  });

  test('DA 4.1 so it keeps a hill that would drop it, and lays one that would not', () => {
    const chosen = (hand: string) => {
      const { seen } = asked(50, hand);
      return medium.choose(seen, game.choices(seen), createRandom('hill')).type;
    };
    expect([chosen('hill 41 50 42 41 40'), chosen('hill wind 50 42 41 40')]).toEqual(['hill', 'pass']);
  });
});

describe('without a working copy of the position', () => {
  const estimate = new PositionEstimate(WEIGHTS);

  test.each([2, 4, 6])('%i riders: every lay has the result that the rules forecast', (riders) => {
    for (const { state, seat } of positions(riders, 'brought')) {
      if (phaseOf(state) !== 'lay') continue;
      const seen = game.hide(state, seat);
      estimate.look(seen, seat);
      for (const option of game.choices(seen)) {
        if (option.type !== 'lay') continue;
        const { cards } = option;
        const { tempo: _, ...brings } = forecast(seen, seat, cards)!;
        expect(broughtBy(estimate, layingOf(cards))).toEqual(brings);
      }
    }
  });

  test('a hill out of turn costs the seat what the rules forecast for its fastest card', () => {
    let asked = 0;
    for (let n = 0; n < 6; n++)
      for (const { state, seat } of positions(4, `own ${n}`)) {
        if (phaseOf(state) !== 'hill') continue;
        const seen = game.hide(state, seat);
        const fastest = Array.from({ length: SPEED_KINDS }, (_, kind) => kind).findLast((kind) => inHand(seen, seat, kind) > 0);
        if (fastest === undefined || forecast(seen, seat, [fastest])?.result === 'led') continue;
        estimate.look(seen, seat);
        expect(estimate.ownLoss('flat')).toBe(forecast(seen, seat, [fastest])!.change);
        expect(estimate.ownLoss('hill')).toBe(forecast(copyWithHill(seen, seat), seat, [fastest])!.change);
        asked++;
      }
    expect(asked).toBeGreaterThan(5);
  });
});

test('the same decisions in all versions', () => {
  const hash = createHash('sha256');
  for (let riders = 2; riders <= 6; riders++)
    for (let n = 0; n < 4; n++) {
      const random = createRandom('ever', riders, n);
      playSealed(game, configOf(riders, 1, n === 3 ? 'simple' : 'full'), `ever ${riders} ${n}`, (_, seen, choices) => {
        const action = medium.choose(seen, choices, random);
        hash.update(`${JSON.stringify(action)}\n`);
        return action;
      });
    }
  expect(hash.digest('hex')).toBe('0af3a712484f6d3ba359188740a769f4b29277748d990704a0c2f6d063a0caa0');
});
