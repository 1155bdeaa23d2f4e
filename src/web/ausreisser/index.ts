import forms from '../../../content/ausreisser/words/forms.json';
import type { Action, State } from '../../games/ausreisser/index.ts';
import type { GameScreens } from '../game-on-screen.ts';
import { text, withWords } from '../lib/words.svelte.ts';
import { gallery } from './learn/gallery.ts';
import { bookPages } from './learn/rulebook.ts';
import { titlesOf } from './titles.ts';

/** The screens of Der Ausreißer, each loaded on its first visit. */
export const screens: GameScreens = {
  titles: titlesOf,
  words: {
    catalogue: 'ausreisser/race',
    forms,
    visibleReasons: async () => {
      const { visibleReasons } = await import('./ask/visible-reasons.ts');
      return (state, action, names) => visibleReasons(state as State, action as Action, names);
    },
  },
  screens: {
    stages: () => withWords(import('./setup/Setup.svelte'), 'ausreisser/race', 'ausreisser/screen', 'problems'),
    race: () => withWords(import('./Race.svelte'), 'ausreisser/race', 'ausreisser/screen', 'around', 'refusals'),
    result: () => withWords(import('./result/Result.svelte'), 'ausreisser/race', 'ausreisser/screen', 'around', 'problems'),
    analysis: () =>
      withWords(
        import('./result/Analysis.svelte'),
        'ausreisser/race',
        'ausreisser/screen',
        'around',
        'analysis',
        'ausreisser/analysis',
        'problems',
      ),
    'stage-pieces': () =>
      withWords(import('./print/Pieces.svelte'), 'ausreisser/race', 'ausreisser/screen', 'ausreisser/pieces', 'print', 'rules'),
    companion: () =>
      withWords(
        import('./companion/Companion.svelte'),
        'ausreisser/race',
        'ausreisser/screen',
        'ausreisser/companion',
        'companion',
        'problems',
      ),
    'first-stage': () =>
      withWords(
        import('./learn/Guide.svelte'),
        'ausreisser/race',
        'ausreisser/screen',
        'around',
        'ausreisser/guide',
        'lessons',
        'refusals',
      ),
    position: () =>
      withWords(
        import('./position/Position.svelte'),
        'ausreisser/race',
        'ausreisser/screen',
        'ausreisser/position',
        'position',
        'hint',
        'problems',
      ),
    puzzles: () => withWords(import('./learn/Puzzles.svelte'), 'ausreisser/race', 'ausreisser/screen', 'around', 'puzzles', 'refusals'),
    scenes: () =>
      withWords(import('./learn/Scenario.svelte'), 'ausreisser/race', 'ausreisser/screen', 'rules', 'ausreisser/scenarios', 'refusals'),
  },
  seededRace: async () => (await withWords(import('./setup/seeded-race.ts'), 'ausreisser/race', 'ausreisser/screen')).seededRace,
  rulebook: bookPages,
  snapshot: () => withWords(import('./draw/Snapshot.svelte'), 'ausreisser/race', 'ausreisser/screen'),
  room: () => withWords(import('./setup/room-parts.ts'), 'ausreisser/race', 'ausreisser/screen'),
  dailyPuzzle: async (time) => (await import('./learn/daily.ts')).dailyPuzzle(time),
  firstRace: { page: 'first-stage', title: () => text('ausreisser/card', 'guide') ?? '' },
  figures: {
    titleOf: (name) => gallery.titleOf(name),
    picture: () => withWords(import('./learn/Figure.svelte'), 'ausreisser/scenarios', 'ausreisser/race', 'ausreisser/screen'),
    play: () =>
      withWords(
        import('./learn/ScenePlayer.svelte'),
        'ausreisser/race',
        'ausreisser/screen',
        'around',
        'rules',
        'ausreisser/scenarios',
        'refusals',
      ),
  },
  gallery: {
    page: 'scenes',
    title: () => text('ausreisser/card', 'scenes') ?? '',
    load: () => withWords(import('./learn/Gallery.svelte'), 'ausreisser/scenarios', 'ausreisser/race', 'ausreisser/screen'),
  },
};
