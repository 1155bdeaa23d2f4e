import forms from '../../../content/reifenbreite/words/forms.json';
import type { Action, State } from '../../games/reifenbreite/index.ts';
import type { GameScreens } from '../game-on-screen.ts';
import { text, withWords, type Catalogue } from '../lib/words.svelte.ts';
import { gallery } from './learn/gallery.ts';
import { bookPages } from './learn/rulebook.ts';
import { titlesOf } from './titles.ts';

/** The catalogues that all screens of the game need. */
const OWN: readonly Catalogue[] = ['reifenbreite/race', 'reifenbreite/screen', 'around'];

const WORKSHOP: readonly Catalogue[] = ['reifenbreite/workshop', 'reifenbreite/setup', 'problems'];

/** The screens of Um Reifenbreite, each loaded on its first visit. */
export const screens: GameScreens = {
  titles: titlesOf,
  words: {
    catalogue: 'reifenbreite/race',
    forms,
    visibleReasons: async () => {
      const { visibleReasons } = await withWords(import('./ask/visible-reasons.ts'), 'reifenbreite/hint');
      return (state, action) => visibleReasons(state as State, action as Action);
    },
  },
  screens: {
    setup: () => withWords(import('./setup/Setup.svelte'), ...OWN, 'reifenbreite/setup', 'problems'),
    race: () => withWords(import('./Race.svelte'), ...OWN, 'refusals'),
    result: () => withWords(import('./result/Result.svelte'), ...OWN, 'problems'),
    analysis: () => withWords(import('./result/Analysis.svelte'), ...OWN, 'analysis', 'reifenbreite/analysis', 'problems'),
    sheet: () => withWords(import('./result/Sheet.svelte'), ...OWN, 'problems'),
    companion: () =>
      withWords(import('./companion/Companion.svelte'), ...OWN, 'reifenbreite/setup', 'reifenbreite/companion', 'companion', 'problems'),
    'board-workshop': () => withWords(import('./workshop/BoardPage.svelte'), ...OWN, ...WORKSHOP),
    courses: () => withWords(import('./learn/Courses.svelte'), ...OWN),
    guide: () => withWords(import('./learn/Guide.svelte'), ...OWN, 'reifenbreite/guide', 'lessons', 'refusals'),
    'print-pieces': () => withWords(import('./print/Pieces.svelte'), ...OWN, 'reifenbreite/pieces', 'print', 'rules'),
    position: () => withWords(import('./position/Position.svelte'), ...OWN, 'reifenbreite/position', 'position', 'hint', 'problems'),
    puzzles: () => withWords(import('./learn/Puzzles.svelte'), ...OWN, 'puzzles', 'refusals'),
    scenarios: () => withWords(import('./learn/Scenario.svelte'), ...OWN, 'rules', 'reifenbreite/scenarios', 'refusals'),
  },
  seededRace: async () => (await withWords(import('./setup/seeded-race.ts'), ...OWN, 'reifenbreite/setup')).seededRace,
  rulebook: bookPages,
  snapshot: () => withWords(import('./draw/Snapshot.svelte'), 'reifenbreite/screen'),
  boards: () => withWords(import('./workshop/MyBoards.svelte'), ...OWN, ...WORKSHOP),
  room: () => withWords(import('./setup/room-parts.ts'), ...OWN, 'reifenbreite/setup'),
  dailyPuzzle: async (time) => (await import('./learn/daily.ts')).dailyPuzzle(time),
  firstRace: { page: 'guide', title: () => text('reifenbreite/card', 'guide') ?? '' },
  figures: {
    titleOf: (name) => gallery.titleOf(name),
    picture: () => withWords(import('./learn/Figure.svelte'), 'reifenbreite/scenarios', 'reifenbreite/screen'),
    play: () => withWords(import('./learn/ScenePlayer.svelte'), ...OWN, 'rules', 'reifenbreite/scenarios', 'refusals'),
  },
  gallery: {
    page: 'scenarios',
    title: () => text('reifenbreite/card', 'scenes') ?? '',
    load: () => withWords(import('./learn/Gallery.svelte'), 'reifenbreite/scenarios'),
  },
};
