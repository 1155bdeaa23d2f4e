import type { Component } from 'svelte';
import type { Game, GameNames, Refusal } from '../../../kit/index.ts';
import type { Onlooker } from '../../../table/index.ts';
import type { Telling } from '../race/telling.ts';
import type { Check, Slide } from './slides.ts';
import type { Trial } from './trial.svelte.ts';

/** What a game gives to the screens of its scenarios, besides its pictures and questions. */

/** A scenario ready to be shown. `Own`: checks that only this game's scripts have. */
export interface Scene<C, S, A, E, N extends GameNames, Own = never> {
  readonly name: string;
  /** The name of its file, which is the key of its notes. */
  readonly title: string;
  readonly sections: readonly string[];
  readonly config: C;
  /** At least one. */
  slides(): readonly Slide<S, A, E, N, Own>[];
}

/** What is possible, or not and why, as the list below a scene shows it; `point` shows it in the picture. */
export interface CheckText {
  readonly words: string;
  readonly yes: boolean;
  readonly refusal: Refusal | null;
  readonly point: (() => void) | null;
}

/** The list of all scenes. */
export interface Gallery {
  /** The address of the list; a scene is `page/name`. */
  readonly page: string;
  titleOf(name: string): string;
  /** A thumbnail of a scene, twice as wide as it is high. */
  readonly picture: () => Promise<{ default: Component<{ name: string }> }>;
}

export interface SceneScreen<C, S, A, E, V, N extends GameNames, Model, Own = never> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly gallery: Gallery;
  readonly telling: Telling;
  /** @param open creates the position that is shown; `look` receives every visible event with the state before it */
  model(open: (look?: Onlooker<S, E>) => Trial<C, S, A, E, V, N>): Model;
  /** Called when a new position is shown; `next` is the script's action for it. */
  rest(model: Model, next: A | undefined): void;
  /** The name of an actor; `actor` is its name in scripts. */
  whoIs(actor: string): string;
  /** A remark on the next step, by its key in the script; undefined for none. */
  note?(title: string, key: string): string | undefined;
  /** The answer of chance, with `asked` as the question in words; if omitted, the answer alone is shown. */
  sayChance?(asked: string, answer: string): string;
  /** How a scene begins. */
  begins(view: V): string;
  /** The text for a reader who tries a position. */
  tries(): string;
  tellOwn?(check: Own, model: Model): CheckText | null;
  /** Points at the subject of an action in the picture; null where the picture cannot show it. */
  point?(check: Check<A> & { kind: 'action' }, model: Model): (() => void) | null;
}
