import { memoryJournal } from '../../src/table/index.ts';
import { journalContract } from './journal-contract.ts';

journalContract('memory', () => {
  const journals = new Map<string, ReturnType<typeof memoryJournal>>();
  const of = (race: string): ReturnType<typeof memoryJournal> => {
    const known = journals.get(race) ?? memoryJournal();
    journals.set(race, known);
    return known;
  };
  return Promise.resolve({
    journal: (race) => Promise.resolve(of(race)),
    again: (race) => Promise.resolve(of(race)),
    summary: (race) => Promise.resolve(of(race).summary),
  });
});
