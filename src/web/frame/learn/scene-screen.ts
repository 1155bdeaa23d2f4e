import type { Component } from 'svelte';
import type { Game, GameNames, Refusal } from '../../../kit/index.ts';
import type { Onlooker } from '../../../table/index.ts';
import type { Telling } from '../race/telling.ts';
import type { Check, Slide } from './slides.ts';
import type { Trial } from './trial.svelte.ts';

/** What a game gives to the screens of its scenarios, beside the pictures and questions that it puts into them. */

/** A scenario ready to be shown. `Own`: checks that only this game's scripts have. */
export interface Scene<C, S, A, E, N extends GameNames, Own = never> {
  readonly name: string;
  /** Of the file: its notes are found by it. */
  readonly title: string;
  readonly sections: readonly string[];
  readonly config: C;
  /** At least one. */
  slides(): readonly Slide<S, A, E, N, Own>[];
}

/** What would be possible, or not and why, as the list below a scene tells it; `point` shows it in the picture. */
export interface ToldCheck {
  readonly words: string;
  readonly yes: boolean;
  readonly refusal: Refusal | null;
  readonly point: (() => void) | null;
}

/** All scenes: where they are, and how one looks before it is opened. */
export interface Gallery {
  /** The address of all; one of them is `page/name`. */
  readonly page: string;
  titleOf(name: string): string;
  /** A picture of a scene, twice as wide as it is high. */
  readonly picture: () => Promise<{ default: Component<{ name: string }> }>;
}

export interface SceneScreen<C, S, A, E, V, N extends GameNames, Model, Own = never> {
  readonly game: Game<C, S, A, E, V, N>;
  readonly gallery: Gallery;
  readonly telling: Telling;
  /** @param open makes the position that is shown; `look` is told every event that is, with the state it meets */
  model(open: (look?: Onlooker<S, E>) => Trial<C, S, A, E, V, N>): Model;
  /** A new position is shown; `next`: the action that the script has for it. */
  rest(model: Model, next: A | undefined): void;
  /** Somebody as people call him; `actor` as scripts do. */
  whoIs(actor: string): string;
  /** A word on what comes next, by its key in the script; left out or undefined: none. */
  note?(title: string, key: string): string | undefined;
  /** What chance answered, `asked` as the question is told; left out: the answer alone says it. */
  sayChance?(asked: string, answer: string): string;
  /** How a scene begins. */
  begins(view: V): string;
  /** What somebody is told who tries a position out. */
  tries(): string;
  tellOwn?(check: Own, model: Model): ToldCheck | null;
  /** Where the picture can show what an action is about: does that; null where it cannot. */
  point?(check: Check<A> & { kind: 'action' }, model: Model): (() => void) | null;
}
