import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom, NO_SEAT, type Seat } from '../../src/kit/index.ts';
import { formatRecord, parseAdvance, remainingWait, timingOf } from '../../src/table/index.ts';
import { toyGame, WALL, type ToyAction } from '../kit/toy-game.ts';
import { questionsAt, type QuestionsAt } from './questions-at.ts';
import { play, SEALED, TOY, toyMatch, type ToyMatch } from './toy-match.ts';

const PASS: ToyAction = { type: 'pass' };
const questionsOf = (match: ToyMatch, together: readonly Seat[] = []): QuestionsAt<ToyAction> => questionsAt(toyGame, TOY, match, together);

/** A match in which seat 0 has laid `laid` and the others hold walls as given. Seat 1 is asked first. */
function asked(laid: number, walls: readonly [ben: boolean, cleo: boolean]): ToyMatch {
  const match = toyMatch({});
  const hands = [
    [laid, 1, 2],
    [walls[0] ? WALL : 3, 1, 2],
    [walls[1] ? WALL : 3, 2, 2],
  ];
  for (let i = 0; i < 9; i++) match.act({ seat: CHANCE, action: { type: 'draw', card: hands[i % 3]![Math.floor(i / 3)]! } });
  match.act({ seat: CHANCE, action: { type: 'draw', card: 3 } });
  match.act({ seat: 0, action: { type: 'lay', card: laid } });
  return match;
}

describe('a question goes', () => {
  test('to chance, to no seat in a finished game, or to a seat if the table cannot answer it', () => {
    const script = toyMatch({});
    expect(questionsOf(script).question()).toEqual({ to: 'chance' });
    const match = toyMatch();
    expect(questionsOf(match).question()).toEqual({ to: 'seat', seat: 0, kind: 'lay' });
    play(match);
    expect(questionsOf(match).question()).toEqual({ to: 'nobody' });
  });

  test.each([
    ['he cannot', 2, false, undefined, 'table'],
    ['he can', 2, true, undefined, 'seat'],
    ['he can, and wants to be asked', 2, true, 'ask', 'seat'],
    ['he can, and never wants to', 2, true, 'never', 'table'],
    ['below his bound', 2, true, { from: 3 }, 'table'],
    ['at his bound', 3, true, { from: 3 }, 'seat'],
    ['above his bound', 3, true, { from: 2 }, 'seat'],
    ['at his bound, but he cannot', 3, false, { from: 3 }, 'table'],
  ] as const)('%s', (_what, laid, wall, answer, to) => {
    const match = asked(laid, [wall, true]);
    const questions = questionsOf(match);
    if (answer !== undefined) expect(questions.answer(1, { ask: answer })).toEqual([]);
    expect(questions.question()).toEqual({ to, seat: 1, kind: 'ask', ...(to === 'table' ? { action: PASS } : {}) });
  });

  test('an answer in advance belongs to its seat, lasts until changed, and may change during a question', () => {
    const match = asked(2, [true, true]);
    const questions = questionsOf(match);
    questions.answer(2, { ask: 'never' });
    expect(questions.question().to).toBe('seat');
    questions.answer(1, { ask: 'never' });
    expect([questions.question().to, questions.answers(1), questions.answers(0)]).toEqual(['table', { ask: 'never' }, {}]);
    questions.answer(1, { ask: 'ask' });
    expect(questions.question().to).toBe('seat');
    match.act({ seat: 1, action: PASS });
    expect(questions.question()).toEqual({ to: 'table', seat: 2, kind: 'ask', action: PASS });
  });

  test('in a whole match a person is asked only for real choices', () => {
    const match = toyMatch();
    const questions = questionsOf(match);
    const random = createRandom('choices');
    let interrupted = 0;
    let spared = 0;
    for (let question = questions.question(); question.to !== 'nobody'; question = questions.question()) {
      if (question.to !== 'seat' && question.to !== 'table') throw new Error(question.to);
      const options = toyGame.choices(match.state);
      if (question.kind === 'ask') expect(question.to).toBe(options.length > 1 ? 'seat' : 'table');
      if (question.to === 'table') spared++;
      else interrupted++;
      match.act({ seat: question.seat, action: question.to === 'table' ? question.action : options[random.below(options.length)]! });
    }
    expect([spared > 10, interrupted > 10]).toEqual([true, true]);
  });

  test('a game without such questions, and one asked nothing in advance', () => {
    const { advance: _, ...plain } = toyGame;
    const match = asked(2, [false, false]);
    const questions = questionsAt(plain, TOY, match);
    expect([questions.kinds, questions.question().to, questions.answer(1, { ask: 'never' })[0]?.code]).toEqual([
      [],
      'seat',
      'advance-unknown-question',
    ]);
    expect(questions.concerns(1)).toBe(false);
  });
});

describe('a question to several seats at once', () => {
  /** Plays until the round is over. @returns each seat’s question and answer */
  function playOut(match: ToyMatch, questions: QuestionsAt<ToyAction>, byHand: ToyAction): string[] {
    const lines: string[] = [];
    for (let question = questions.question(); 'kind' in question && question.kind === 'ask'; question = questions.question()) {
      if (question.to === 'together') throw new Error('put twice');
      const action = question.to === 'table' ? question.action : byHand;
      lines.push(`${question.seat} ${question.to} ${action.type}`);
      match.act({ seat: question.seat, action });
    }
    return lines;
  }

  test.each([
    ['both hold one', [true, true]],
    ['one holds one', [false, true]],
    ['no one holds one', [false, false]],
  ] as const)('%s: the question is the same, whatever they hold and have said in advance', (_what, walls) => {
    const match = asked(2, walls);
    const questions = questionsOf(match, [1, 2]);
    questions.answer(1, { ask: 'never' });
    expect(questions.question()).toEqual({ to: 'together', seats: [1, 2], kind: 'ask' });
    questions.closeRound(new Map());
    expect(playOut(match, questions, PASS)).toEqual(['1 table pass', '2 table pass']);
  });

  test('a seat that asks for it gets the question in its turn, also where it can only pass', () => {
    const match = asked(2, [false, true]);
    const questions = questionsOf(match, [0, 1, 2]);
    expect(questions.question()).toEqual({ to: 'together', seats: [1, 2], kind: 'ask' });
    questions.closeRound(new Map([[1, 'ask']]));
    expect(playOut(match, questions, PASS)).toEqual(['1 seat pass', '2 table pass']);
  });

  test('answers from the window count in the order of the rules; the first wall ends it, an impossible one is a no', () => {
    const wall: ToyAction = { type: 'wall' };
    const match = asked(2, [false, true]);
    const questions = questionsOf(match, [0, 1, 2]);
    questions.closeRound(
      new Map([
        [1, { action: wall }],
        [2, { action: wall }],
      ]),
    );
    expect(playOut(match, questions, PASS)).toEqual(['1 table pass', '2 table wall']);
  });

  test('replies hold for this round only', () => {
    const match = asked(2, [true, true]);
    const questions = questionsOf(match, [1, 2]);
    questions.closeRound(new Map([[1, { action: { type: 'wall' } }]]));
    playOut(match, questions, PASS);
    for (const card of [1, 1]) if (toyGame.turn(match.state) === CHANCE) match.act({ seat: CHANCE, action: { type: 'draw', card } });
    const lay = questions.question();
    expect(lay).toEqual({ to: 'seat', seat: 1, kind: 'lay' });
    match.act({ seat: 1, action: { type: 'lay', card: 1 } });
    expect(questions.question()).toEqual({ to: 'together', seats: [2], kind: 'ask' });
    // at the wrong moment no question is open to several seats, so nothing is stored
    const early = questionsOf(toyMatch(), [0, 1]);
    early.closeRound(new Map([[0, 'ask']]));
    expect(early.question().to).toBe('seat');
  });

  test('bots between them are asked as usual; the people asked are those still to come', () => {
    const match = asked(2, [true, true]);
    const questions = questionsOf(match, [0, 2]);
    expect(questions.question()).toEqual({ to: 'seat', seat: 1, kind: 'ask' });
    match.act({ seat: 1, action: PASS });
    expect(questions.question()).toEqual({ to: 'together', seats: [2], kind: 'ask' });
  });

  test('each seat may know whether the question concerns it before its turn', () => {
    const questions = questionsOf(asked(2, [false, true]), [1, 2]);
    expect([0, 1, 2].map((seat) => questions.concerns(seat))).toEqual([false, false, true]);
    questions.answer(2, { ask: { from: 3 } });
    expect(questions.concerns(2)).toBe(false);
  });
});

describe('answers from outside', () => {
  const QUESTIONS = toyGame.advance!.questions(TOY);
  const cyclic: Record<string, unknown> = {};
  cyclic['ask'] = cyclic;
  test.each<[unknown, string, string]>([
    [null, 'advance-not-an-object', ''],
    ['never', 'advance-not-an-object', ''],
    [[], 'advance-not-an-object', ''],
    [{ hill: 'never' }, 'advance-unknown-question', 'hill'],
    [JSON.parse('{"__proto__": "never"}'), 'advance-unknown-question', '__proto__'],
    [{ constructor: 'never' }, 'advance-unknown-question', 'constructor'],
    [{ ask: 'always' }, 'advance-not-one-of', 'ask'],
    [{ ask: 3 }, 'advance-not-one-of', 'ask'],
    [{ ask: null }, 'advance-not-one-of', 'ask'],
    [{ ask: ['never'] }, 'advance-not-one-of', 'ask'],
    [{ ask: {} }, 'advance-not-one-of', 'ask'],
    [{ ask: { from: 2, to: 3 } }, 'advance-not-one-of', 'ask'],
    [cyclic, 'advance-not-one-of', 'ask'],
    [{ ask: { from: '2' } }, 'advance-from', 'ask.from'],
    [{ ask: { from: 0 } }, 'advance-from', 'ask.from'],
    [{ ask: { from: 4 } }, 'advance-from', 'ask.from'],
    [{ ask: { from: 1.5 } }, 'advance-from', 'ask.from'],
    [{ ask: { from: NaN } }, 'advance-from', 'ask.from'],
    [{ ask: { from: 10n } }, 'advance-from', 'ask.from'],
  ])('%s: %s at "%s"', (input, code, at) => {
    const read = parseAdvance(QUESTIONS, input);
    expect(read.ok ? [] : read.error.map((problem) => [problem.code, problem.at])).toEqual([[code, at]]);
    const questions = questionsOf(toyMatch());
    questions.answer(1, { ask: 'never' });
    expect(questions.answer(1, input).map((problem) => problem.code)).toEqual([code]);
    expect(questions.answers(1)).toEqual({ ask: 'never' });
  });

  test('reports all problems at once; valid answers survive JSON', () => {
    const read = parseAdvance(QUESTIONS, { ask: 7, hill: 1 });
    expect(read.ok ? 0 : read.error.length).toBe(2);
    for (const ask of ['never', 'ask', { from: 1 }, { from: 3 }] as const) {
      const again = parseAdvance(QUESTIONS, JSON.parse(JSON.stringify({ ask })));
      expect(again).toEqual({ ok: true, value: { ask } });
    }
    expect(parseAdvance(QUESTIONS, {})).toEqual({ ok: true, value: {} });
  });
});

describe('others cannot see how a question was answered', () => {
  const LENGTH = 500;
  type How = 'by hand' | 'never' | 'below his bound' | 'cannot';
  type TimedEntry = readonly [at: number, entry: unknown];

  /** The entries that Cleo, Anna and a spectator get in Ben's round, with times by the test’s clock. */
  function watched(how: How): TimedEntry[][] {
    const match = asked(2, [how !== 'cannot', true]);
    const questions = questionsOf(match);
    if (how === 'never') questions.answer(1, { ask: 'never' });
    if (how === 'below his bound') questions.answer(1, { ask: { from: 3 } });
    const watchers = [0, 2, NO_SEAT];
    let now = 0;
    const received = watchers.map((seat) => match.entriesFor(seat, 1).map((entry): TimedEntry => [now, entry]));
    watchers.forEach((seat, i) => match.watch(seat, (entry) => received[i]!.push([now, entry])));
    const question = questions.question();
    expect(question.to).toBe(how === 'by hand' ? 'seat' : 'table');
    if (!('kind' in question)) throw new Error('no player is asked');
    expect(timingOf(questions.kinds, question.kind)).toBe('even');
    const since = how === 'by hand' ? 320 : 0;
    now += since + remainingWait(LENGTH, since);
    match.act({ seat: 1, action: question.to === 'table' ? question.action : PASS, ...(how === 'by hand' ? { id: 'sent by Ben' } : {}) });
    return received;
  }

  test.each<[How]>([['never'], ['below his bound'], ['cannot']])('%s and passed by hand give the same entries at the same time', (how) => {
    expect(watched(how)).toEqual(watched('by hand'));
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('whole matches with never and by hand have the same log and record (%i)', (i) => {
    const [never, byHand] = (['never', 'ask'] as const).map((answer) => {
      const match = toyMatch({ sealed: { ...SEALED, seed: `seed ${i}` } });
      const questions = questionsOf(match);
      questions.answer(1, { ask: answer });
      for (let question = questions.question(); question.to === 'seat' || question.to === 'table'; question = questions.question()) {
        const options = toyGame.choices(match.state);
        const drawn = options[createRandom('whole', i, match.log.length).below(options.length)]!;
        const own = question.kind === 'ask' && question.seat === 1 ? PASS : drawn;
        match.act({ seat: question.seat, action: question.to === 'table' ? question.action : own });
      }
      return match;
    });
    for (const seat of [0, 1, 2, NO_SEAT]) expect(never!.entriesFor(seat, 1)).toEqual(byHand!.entriesFor(seat, 1));
    expect(formatRecord(never!.race('opened'))).toBe(formatRecord(byHand!.race('opened')));
  });

  test('an answer slower than the question’s time takes effect when it comes', () => {
    expect([remainingWait(500, 0), remainingWait(500, 320), remainingWait(500, 500), remainingWait(500, 900)]).toEqual([500, 180, 0, 0]);
    expect(timingOf(toyGame.advance!.questions(TOY), 'lay')).toBe('own');
  });
});
