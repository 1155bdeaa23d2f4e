import * as A from '../games/ausreisser/index.ts';
import * as R from '../games/reifenbreite/index.ts';
import type { Game } from '../kit/index.ts';

/** The types of each game, by its id. A new game is an entry here and one in `games`. */
export interface GameTypes {
  readonly reifenbreite: {
    /** A set-up of Um Reifenbreite. What is left out gets its usual value. */
    readonly setup: {
      readonly managers: readonly R.ManagerSetup[];
      /** Stages, or the names of courses. */
      readonly stages: readonly (string | R.StageSetup)[];
      /** The name of a preset, or switches; missing switches are off. */
      readonly rules?: R.PresetName | Partial<R.Rules>;
      readonly deck?: Partial<R.Setup['deck']>;
      readonly start?: string;
    };
    readonly state: R.State;
    readonly action: R.Action;
    readonly event: R.NamedEvent;
    readonly view: R.View;
    readonly pending: R.Pending;
  };
  readonly ausreisser: {
    /** A set-up of Der Ausreißer. What is left out gets its usual value. */
    readonly setup: Pick<A.Setup, 'riders'> & Partial<A.Setup>;
    readonly state: A.State;
    readonly action: A.Action;
    readonly event: A.NamedEvent;
    readonly view: A.View;
    readonly pending: A.Pending;
  };
}

/** The id of a game. */
export type GameId = keyof GameTypes;

/** A set-up of any game. */
export type AnySetup = GameTypes[GameId]['setup'];

/** The game of a set-up, by the field that names its players. */
export type GameOf<S> = { [G in GameId]: S extends Record<(typeof games)[G]['players'], unknown> ? G : never }[GameId];

interface ListedGame<Players extends string> {
  readonly rules: Game<unknown, unknown, unknown, unknown, unknown>;
  /** The field of a set-up that names the players, by which its game is recognised. */
  readonly players: Players;
}

const listed = <Players extends string>(rules: ListedGame<Players>['rules'], players: Players): ListedGame<Players> => ({ rules, players });

export const games = {
  reifenbreite: listed(R.reifenbreite, 'managers'),
  ausreisser: listed(A.ausreisser, 'riders'),
};

export const gameIds = Object.keys(games) as readonly GameId[];
