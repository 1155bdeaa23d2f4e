import type { Component } from 'svelte';
import { loadGame } from '../../games/index.ts';
import { wordOfDay } from '../../words/index.ts';
import { content } from '../lib/content.ts';
import { gameOnScreen } from '../registry.ts';
import { botsOfWord, resolveRace } from './seeded-race.ts';

/** A picture with what it shows. */
export interface DayPicture {
  readonly Picture: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

/** The course of a game's race of the day, or its road at the start; null if there is no picture. */
export async function loadDayPicture(of: string): Promise<DayPicture | null> {
  const [game, screens] = await Promise.all([loadGame(of), gameOnScreen(of)?.load()]);
  if (game === undefined || screens === undefined) return null;
  const [seededRace, room] = await Promise.all([screens.seededRace(), screens.room?.()]);
  const resolved = resolveRace(of, { word: wordOfDay(Date.now()), chosen: {} }, seededRace, [...seededRace.choices(), botsOfWord(of)]);
  if (resolved === null) return null;
  const { setup } = resolved;
  if (room?.parts.Picture) return { Picture: room.parts.Picture as never, props: { setup } };
  const config = game.configure(setup, content);
  const snapshot = await screens.snapshot?.();
  return config.ok && snapshot ? { Picture: snapshot.default as never, props: { state: game.start(config.value) } } : null;
}
