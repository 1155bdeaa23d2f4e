import { gameOnScreen } from '../registry.ts';
import { showTitle } from '../lib/words.svelte.ts';
import type { RoomDto } from '../../protocol/index.ts';

/** The title of a race in the reader's language. The set-up comes from another player, so an unknown one is titled by its game. */
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
