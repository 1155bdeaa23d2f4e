import type { AnyGame } from '../../../kit/index.ts';
import type { AnyScenarioAdapter } from '../../../scenario/index.ts';
import type { NewRace } from '../../session/open.ts';

/** What a game adds to the position editor, besides its picture and its tools. */
export interface PositionScreen {
  readonly game: AnyGame;
  readonly side: AnyScenarioAdapter;
  readonly titles: NewRace['titles'];
  readonly title: () => string;
  /** The text of a new position. */
  readonly first: () => string;
  /** Statements of positions in which no turn begins. */
  readonly asked: readonly string[];
  /** Changes the text so that a turn begins, whatever decision was pending. */
  readonly withTurn: (text: string) => string;
  /** The picture has its own height instead of the screen's. */
  readonly tall?: boolean;
}
