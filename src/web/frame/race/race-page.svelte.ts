import { untrack } from 'svelte';
import { setOwnName } from '../../lib/words.svelte.ts';
import { setHeading, type Heading } from '../../parts/heading.svelte.ts';
import type { AnySession } from '../../session/session.svelte.ts';
import { holdTaps } from './hold-taps.ts';
import { turnScreenTo } from './sides.svelte.ts';
import { play } from './sound.svelte.ts';
import { YOUR_TURN } from './sounds.ts';

interface RacePage {
  /** The race on screen; null while it is opened. */
  readonly session: AnySession | null;
  readonly heading: Heading | null;
  readonly isYourTurn: boolean;
}

/**
 * Keeps what a race changes outside its own screen: the heading, the player's name as "you", the side that a shared screen is turned to, the sound of
 * the player's turn, and taps on what has just appeared. Call it while the race screen is created.
 */
export function keepRacePage(page: RacePage): void {
  $effect(holdTaps);
  // a player who is alone at this screen sees a rider or team without a name of its own as "you"
  $effect.pre(() => {
    const { people, game, config } = page.session ?? { people: [] };
    const [only, another] = people;
    if (game === undefined || only === undefined || another !== undefined) return;
    return setOwnName(game.seats(config)[only]!.name);
  });
  $effect.pre(() => {
    if (page.heading) setHeading(page.heading);
  });
  $effect(() => {
    if (page.isYourTurn) untrack(() => play(YOUR_TURN));
  });
  // several people at one screen that lies on the table
  $effect(() => turnScreenTo(page.session?.hasQuestion && page.session.people.length > 1 ? page.session.pending.seat : null));
}
