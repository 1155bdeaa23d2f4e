import { PARTS, type Part } from '../race-screen-model.svelte.ts';

/** The steps of the guide, each a scenario `guide-NAME`. */
export const LESSONS = ['roll', 'draft', 'shake', 'card', 'seven', 'cobbles', 'sprint', 'lead'] as const;

/** The step that explains a part of the panel: before it the part is not shown. */
const EXPLAINED: Readonly<Record<Part, (typeof LESSONS)[number] | 'race'>> = {
  followers: 'shake',
  cards: 'card',
  odds: 'seven',
  // the odds of all ways beside each other explain themselves to whoever has met one of them, and wait for a race
  ways: 'race',
};

/** What is not to be seen in a step because nobody has explained it yet. */
export const hiddenIn = (lesson: string): readonly Part[] =>
  PARTS.filter((part) => {
    const by = EXPLAINED[part];
    return by === 'race' || LESSONS.findIndex((each) => each === lesson) < LESSONS.indexOf(by);
  });
