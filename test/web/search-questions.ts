/** Questions as people ask them at the table, chosen before the search was made for them, and the section that answers each. */

export interface Question {
  readonly game: 'reifenbreite' | 'ausreisser';
  readonly language: 'en' | 'de' | 'cs';
  readonly asked: string;
  /** The anchor or the page that tells the rule. */
  readonly answer: string;
  /** It is typed wrong. */
  readonly typo?: true;
}

/** @param rows game, language, question, answer */
export const questionsOf = (
  rows: readonly (readonly [game: Question['game'], language: Question['language'], asked: string, answer: string])[],
): readonly Question[] => rows.map(([game, language, asked, answer]) => ({ game, language, asked, answer }));

type Row = readonly [asked: string, answer: string, typo?: 'typo'];

const QUESTIONS: Readonly<Record<Question['game'], Readonly<Record<Question['language'], readonly Row[]>>>> = {
  reifenbreite: {
    en: [
      ['what happens if I am blocked', 'ur-5-3'],
      ['can I draft on cobbles', 'ur-5-4e'],
      ['do I have to finish exactly', 'ur-8'],
      ['who wins a tie', 'ur-8-points'],
      ['who goes first in a round', 'ur-5-2'],
      ['what does rolling a 7 do', 'ur-7'],
      ['who else goes down when a rider crashes', 'ur-7-1'],
      ['how do i get the yelow jersy', 'ur-15-1', 'typo'],
      ['when am I disqualifed', 'ur-14-verdict', 'typo'],
    ],
    de: [
      ['was passiert, wenn ich eingeklemmt bin', 'ur-5-3'],
      ['darf ich durch andere Fahrer hindurchfahren', 'ur-5-3'],
      ['wie viele Energiekarten bekommt man', 'ur-4-3'],
      ['wer darf zuerst aufstellen', 'ur-5-1'],
      ['wie oft darf ich mich ans Auto hängen', 'ur-14'],
      ['wie viele Punkte gibt der zweite Platz', 'ur-8-points'],
      ['Windschaten fahren', 'ur-5-4', 'typo'],
      ['wann muss ich abstegen', 'ur-9-2-dismounting', 'typo'],
    ],
    cs: [
      ['co když se nemůžu hnout', 'ur-5-3'],
      ['můžu jet v háku na dlžabě', 'ur-5-4e', 'typo'],
      ['kdo jede první', 'ur-5-2'],
      ['co znamená sedmička', 'ur-7'],
      ['musím do cíle přesně', 'ur-8'],
      ['zluty tirkot', 'ur-15-1', 'typo'],
      ['kdo všechno spadne při pádu', 'ur-7-1'],
      ['jak si udělám vlastní trať', 'ur-8-2'],
    ],
  },
  ausreisser: {
    en: [
      ['who wins a tie', 'da-6'],
      ['what if I have no speed card', 'da-4-4'],
      ['can I play two sprnits in one turn', 'da-4-2', 'typo'],
      ['how much slower can I ride without being dropped', 'da-3-2'],
      ['how do I get rid of penalty minuts', 'da-3-3', 'typo'],
    ],
    de: [
      ['wann ist eine Etappe zu Ende', 'da-5'],
      ['wie werde ich Strafminuten wieder los', 'da-3-3'],
      ['kann ich am Berg überholen', 'da-4-1-while'],
      ['muss ich den Gegenwind gleich spielen', 'da-4-3'],
      ['wie viele Spurst darf ich spilen', 'da-4-2', 'typo'],
    ],
    cs: [
      ['kdo vyhrává při remíze', 'da-6'],
      ['co když nemám rychlostní kartu', 'da-4-4'],
      ['kolik minut dostanu, když zaostanu', 'da-3-2'],
      ['kdo začíná', 'da-2-first'],
      ['vidí soupeři moje kraty', 'da-7', 'typo'],
    ],
  },
};

export const questions: readonly Question[] = Object.entries(QUESTIONS).flatMap(([game, languages]) =>
  Object.entries(languages).flatMap(([language, rows]) =>
    rows.map(([asked, answer, typo]) => ({
      game: game as Question['game'],
      language: language as Question['language'],
      asked,
      answer,
      ...(typo === undefined ? {} : { typo: true as const }),
    })),
  ),
);
