import type { AnyGame } from '../../../kit/index.ts';
import type { AnyScenarioAdapter } from '../../../scenario/index.ts';
import type { NewRace } from '../../session/open.ts';

/** A game in the position editor, beside its picture and its tools. */
export interface PositionScreen {
  readonly game: AnyGame;
  readonly side: AnyScenarioAdapter;
  readonly titles: NewRace['titles'];
  readonly title: () => string;
  /** What stands there before anybody has put anything. */
  readonly first: () => string;
  /** Statements that say of a position that no turn begins in it. */
  readonly asked: readonly string[];
  /** The text with a turn that begins, whatever was asked. */
  readonly withTurn: (text: string) => string;
  /** The picture is as high as it is, not as the screen. */
  readonly tall?: boolean;
}
