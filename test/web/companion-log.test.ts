import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatLog, notesOf, parseLog, type Step } from '../../src/web/frame/companion/steps.ts';

const note = v.pipe(v.number(), v.integer());
const steps: readonly Step<number>[] = [
  { at: 0, removes: false, note: 1 },
  { at: 1, removes: false, note: 2 },
  { at: 0, removes: true, note: 7 },
  { at: 1, removes: false, note: 8 },
  { at: 2, removes: true, note: null },
];

describe('the log of an evening', () => {
  test('notes are added, changed, inserted and removed; undo goes back to the beginning', () => {
    const lists = Array.from({ length: steps.length + 1 }, (_, taken) => notesOf(steps.slice(0, steps.length - taken)));
    expect(lists).toEqual([[7, 8], [7, 8, 2], [7, 2], [1, 2], [1], []]);
  });

  test('its text is read as it was written', () => {
    const log = { game: 'x', began: 5, setup: { riders: 2 }, steps };
    expect(parseLog(formatLog(log), 'x', note)).toEqual({ ok: true, value: log });
  });

  test.each([
    ['no JSON', 'x{', 'unreadable'],
    ['another form', '{"form":2,"game":"x","began":1,"setup":{},"steps":[]}', 'unreadable'],
    ['another game', '{"form":1,"game":"y","began":1,"setup":{},"steps":[]}', 'other-game'],
    ['a note that is none', '{"form":1,"game":"x","began":1,"setup":{},"steps":[{"at":0,"removes":false,"note":"a"}]}', 'unreadable'],
    ['a place that is not there', '{"form":1,"game":"x","began":1,"setup":{},"steps":[{"at":1,"removes":false,"note":1}]}', 'unreadable'],
    ['nothing to remove', '{"form":1,"game":"x","began":1,"setup":{},"steps":[{"at":0,"removes":true,"note":null}]}', 'unreadable'],
    ['a step that does nothing', '{"form":1,"game":"x","began":1,"setup":{},"steps":[{"at":0,"removes":false,"note":null}]}', 'unreadable'],
    ['too long', ' '.repeat(2_000_001), 'unreadable'],
  ])('refuses %s', (_, text, error) => {
    expect(parseLog(text, 'x', note)).toEqual({ ok: false, error });
  });
});
