import { PARTS, type AskedPart } from '../ask/parts.ts';

/** The steps of the guide, each a scenario `guide-NAME`. */
export const LESSONS = ['roll', 'draft', 'shake', 'card', 'seven', 'cobbles', 'sprint', 'lead'] as const;

/** The step that explains a part of the panel: before it the part is not shown. */
const EXPLAINED: Readonly<Record<AskedPart, (typeof LESSONS)[number] | 'race'>> = {
  followers: 'shake',
  cards: 'card',
  odds: 'seven',
  // the odds of all ways beside each other explain themselves to whoever has met one of them, and wait for a race
  ways: 'race',
};

/** Known by then, and in the way of what a step is about. */
const IN_THE_WAY: Readonly<Record<string, readonly AskedPart[]>> = { lead: ['odds'] };

/** What is not to be seen in a step: what nobody has explained yet, above all. */
export const hiddenIn = (lesson: string): readonly AskedPart[] =>
  PARTS.filter((part) => {
    const by = EXPLAINED[part];
    const early = by === 'race' || LESSONS.findIndex((each) => each === lesson) < LESSONS.indexOf(by);
    return early || (IN_THE_WAY[lesson] ?? []).includes(part);
  });
