import { gameOnScreen } from '../registry.ts';
import { showTitle } from '../lib/words.svelte.ts';
import type { RoomDto } from '../../protocol/index.ts';

/** What is ridden, as the reader calls it. A set-up comes from somebody else: what its game cannot name is called by the game. */
export async function loadTitles({ game, setup }: RoomDto): Promise<string> {
  try {
    const screens = await gameOnScreen(game)?.load();
    return (
      screens
        ?.titles(setup)
        .map((title) => showTitle(game, title))
        .join(', ') ?? game
    );
  } catch {
    return game;
  }
}
