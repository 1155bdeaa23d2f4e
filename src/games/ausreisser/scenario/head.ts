/** Reads the head of a scenario: the riders, the number of stages, the cards. */
import { anyText, oneOf, ScenarioSyntaxError, wholeNumber, type HeadReader, type Spot } from '../../../scenario/index.ts';
import { SPECIAL_CARDS } from '../cards.ts';
import { DRAWINGS, GAMES, HILL_CARDS, HILL_WINDS, MAX_STAGES } from '../setup.ts';

export function headReader(): HeadReader {
  const setup: Record<string, unknown> = {};
  const spots = new Map<string, Spot>();
  const put = (part: string, statement: string, spot: Spot, value: unknown): void => {
    if (spots.has(part)) throw new ScenarioSyntaxError(spot, 'scenario-twice', { statement });
    setup[part] = value;
    spots.set(part, spot);
  };
  return {
    read(words, statement) {
      const { line, column } = words.spot;
      const spot = { line, column };
      if (statement === 'riders') put('riders', statement, spot, words.rest('name', anyText));
      else if (statement === 'stages') put('stages', statement, spot, words.read('number of stages', wholeNumber(1, MAX_STAGES)));
      else if (statement === 'cards') put('game', statement, spot, words.read(GAMES.join(', '), oneOf(GAMES)));
      else if (statement === 'hill-card') put('hillCard', statement, spot, words.read(HILL_CARDS.join(', '), oneOf(HILL_CARDS)));
      else if (statement === 'hill-wind') put('hillWind', statement, spot, words.read(HILL_WINDS.join(', '), oneOf(HILL_WINDS)));
      else if (statement === 'without') put('without', statement, spot, words.rest('special card', oneOf(SPECIAL_CARDS)));
      else if (statement === 'drawing') put('drawing', statement, spot, words.read(DRAWINGS.join(', '), oneOf(DRAWINGS)));
      else return false;
      words.end();
      return true;
    },
    finish() {
      if (!spots.has('riders')) throw new ScenarioSyntaxError({ line: 1, column: 1 }, 'scenario-missing', { statement: 'riders' });
      return { setup, spots };
    },
  };
}
