import { describe, expect, test } from 'vitest';
import { formatRecord, inspectRecord, setupHashOf, verifyRecord } from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { play, readToy, TOY, toyMatch } from './toy-match.ts';

/** Version 4 of the format, for races whose dice depend on their set-up. */

const seed = 'a sealed seed';
const setup = setupHashOf({ game: toyGame, rulesVersion: toyGame.rulesVersion, config: TOY });
const text = formatRecord(play(toyMatch({ sealed: { seed, setup } })).race('opened'));
const codesOf = (record: string): readonly string[] => readToy(record).problems.map(({ code }) => code);

describe('a record whose dice depend on the set-up', () => {
  test('has version 4, is read, verified and written again as the same text', () => {
    expect(text).toMatch(/^windschatten-record 4\n/);
    expect(text).toMatch(new RegExp(`\\ndice sealed [0-9a-f]{64} setup ${setup}\\n`));
    const { race, problems } = readToy(text);
    expect(problems).toEqual([]);
    expect(verifyRecord(race!)).toMatchObject({ ok: true });
    expect(formatRecord(race!)).toBe(text);
  });

  test('with another name is refused at the seal', () => {
    const changed = text.replaceAll('Anna', 'Berta');
    const line = changed.split('\n').findIndex((row) => row.startsWith('dice sealed')) + 1;
    const found = setupHashOf({
      game: toyGame,
      rulesVersion: toyGame.rulesVersion,
      config: { ...TOY, names: ['Berta', ...TOY.names.slice(1)] },
    });
    expect(readToy(changed)).toMatchObject({
      race: null,
      problems: [{ code: 'record-setup', line, column: 'dice sealed  setup '.length + 65, facts: { sealed: setup, found } }],
    });
  });

  test('with another name and its hash has other dice', () => {
    const changed = text.replaceAll('Anna', 'Berta');
    const { found } = readToy(changed).problems[0]!.facts as { found: string };
    const { race, problems } = readToy(changed.replace(setup, found));
    expect(problems).toEqual([]);
    expect(verifyRecord(race!).problem?.code).toBe('verify-outcome');
  });

  test('is not read as a version without the hash', () => {
    expect(codesOf(text.replace('record 4', 'record 3'))).toEqual(['record-expected']);
    const without = readToy(text.replace('record 4', 'record 3').replace(` setup ${setup}`, ''));
    expect(verifyRecord(without.race!).problem?.code).toBe('verify-outcome');
  });

  test('says when names were changed after the start', () => {
    const renamed = text.replaceAll('Anna', 'Berta').replace(`setup ${setup}`, `setup ${setup} renamed`);
    const { summary, ok } = inspectRecord(readToy(renamed));
    expect(ok).toBe(false);
    expect(summary.code).toBe('found-renamed');
    expect(formatRecord(readToy(renamed).race!)).toBe(renamed);
  });

  test('knows no words told openly', () => {
    const words = text.replace(`setup ${setup}\n`, `setup ${setup}\nwords 0 "a"\n`);
    expect(codesOf(words)).toEqual(['record-expected']);
  });
});
