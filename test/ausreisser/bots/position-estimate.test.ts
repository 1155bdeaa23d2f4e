import { describe, expect, test } from 'vitest';
import { medium } from '../../../src/bots/ausreisser/medium/medium.ts';
import { estimatePosition, ownLoss } from '../../../src/bots/ausreisser/medium/position-estimate.ts';
import { WEIGHTS } from '../../../src/bots/ausreisser/medium/weights.ts';
import { ausreisser as game, imagineHill } from '../../../src/games/ausreisser/index.ts';
import { createRandom } from '../../../src/kit/index.ts';
import { opened } from '../script.ts';

describe('Medium asks the rules what it would ride', () => {
  /** Anna leads; Ben, who rides next, is asked for a hill. */
  const asked = (tempo: number, hand: string) => {
    const script = opened({ riders: 'Anna Ben Cleo Dan', hands: [String(tempo), hand] });
    script.does(`lay ${tempo}`);
    expect(script.asked).toBe('Ben hill');
    return { script, seen: game.hide(script.state, 1) };
  };

  test('DA 4.3 its own headwinds count before it lays a hill out of turn', () => {
    const { script, seen } = asked(47, 'hill wind 47 42 41 40');
    const look = estimatePosition(seen, 1, WEIGHTS);
    expect([ownLoss(look, seen), ownLoss(look, imagineHill(seen, 1))]).toEqual([0, 2]);
    // as it comes about
    script.does('hill', '39 40 41');
    expect(script.does('lay 47', '39')).toContain('dropped rider=2 speed=45 tempo=47 minutes=2 hill=yes');
  });

  test('DA 4.1 so it keeps the hill that would drop it, and lays it where it would not', () => {
    const chosen = (hand: string) => {
      const { seen } = asked(50, hand);
      return medium.choose(seen, game.choices(seen), createRandom('hill')).type;
    };
    expect([chosen('hill 41 50 42 41 40'), chosen('hill wind 50 42 41 40')]).toEqual(['hill', 'pass']);
  });
});
