import { PARTS, type AskedPart } from '../ask/parts.ts';

/** The steps of the guide, each a scenario `guide-NAME`. */
export const LESSONS = ['roll', 'draft', 'line', 'shake', 'card', 'seven', 'cobbles', 'sprint', 'lead'] as const;

/** The step that explains a part of the panel. Earlier steps hide the part. */
const EXPLAINED: Readonly<Record<AskedPart, (typeof LESSONS)[number] | 'race'>> = {
  followers: 'shake',
  cards: 'card',
  odds: 'seven',
  // the table of all odds explains itself after one of them, so the guide never shows it
  ways: 'race',
};

/** Parts that are explained by then but distract from the step. */
const IN_THE_WAY: Readonly<Record<string, readonly AskedPart[]>> = { seven: ['cards'], lead: ['odds'] };

/** The parts that a step hides. */
export const hiddenIn = (lesson: string): readonly AskedPart[] =>
  PARTS.filter((part) => {
    const by = EXPLAINED[part];
    const early = by === 'race' || LESSONS.findIndex((each) => each === lesson) < LESSONS.indexOf(by);
    return early || (IN_THE_WAY[lesson] ?? []).includes(part);
  });
