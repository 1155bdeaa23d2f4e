import {
  analyse as analyseRace,
  loadEvaluation,
  sumOfCards,
  type Analysis,
  type KeyMoment,
  type RiderSplit,
  type Split,
} from '../analysis/index.ts';
import { applyEvents, type Seat } from '../kit/index.ts';
import { playBack, type Race } from '../table/index.ts';
import { rounded, playerOf, printField } from './analyse-field.ts';
import type { Call, Command } from './command.ts';
import { EXIT, Failure, usage } from './failure.ts';
import { readRecord, seatNames } from './record-file.ts';
import { formatTable } from './table.ts';

/**
 * Shows where a race was won: what luck, its own choices and the choices of others brought each seat, and the ten moments that mattered most. For several races it
 * shows where a player loses points against the field.
 */
export const analyse: Command = {
  name: 'analyse',
  args: '<FILE...>',
  options: { who: 'NAME', json: null },
  async run(call) {
    const races = call.args.map((file) => ({ file, race: raceOf(file, call) }));
    const { game } = races[0]!.race;
    const other = races.find(({ race }) => race.game.id !== game.id);
    if (other !== undefined) throw new Failure(EXIT.wrong, other.file, { code: 'analyse-other-game', facts: { game: game.id } });
    const evaluation = await loadEvaluation(game.id);
    if (evaluation === undefined) throw usage('analyse-no-evaluation', { game: game.id });
    const onlyRaces = races.map(({ race }) => race);
    // before the analysis, so that an unknown name fails at once
    const who = onlyRaces.length > 1 || call.value('who') !== undefined ? playerOf(onlyRaces, call) : null;
    const all = races.map(({ race }) => ({ race, analysis: finish(analyseRace(race, evaluation)) }));
    const [{ race, analysis }] = all as [(typeof all)[number]];
    if (who !== null) printField(all, who, call);
    else if (call.flag('json')) call.io.json(analysisJson(race, analysis));
    else printAnalysis(race, analysis, call);
    return EXIT.ok;
  },
};

function raceOf(file: string, { content }: Call): Race {
  const { race, problems } = readRecord(file, content);
  if (problems.length > 0) throw new Failure(EXIT.wrong, file, ...problems);
  if (race.standings.length === 0) throw new Failure(EXIT.wrong, file, { code: 'analyse-not-over' });
  return race;
}

/** Runs an analysis to its end. */
function finish(steps: Generator<unknown, Analysis>): Analysis {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Follows docs/schema/analysis.schema.json. */
function analysisJson(race: Race, analysis: Analysis): Readonly<Record<string, unknown>> {
  return {
    format: 'windschatten-analysis',
    version: 1,
    game: race.game.id,
    seats: seatNames(race).map((name) => ({ name })),
    ...rounded(analysis),
  };
}

function printAnalysis(race: Race, { splits, riders, cards, moments, choices, mistakes }: Analysis, call: Call): void {
  const { io, words } = call;
  const names = seatNames(race);
  const nameOf = (seat: Seat): string => words.name(names[seat] ?? String(seat));
  const heads = ['seat', 'start', 'common', 'luck', 'own', 'others', 'rest', 'result', 'adjusted'].map((key) =>
    words.text(`analyse-${key}`),
  );
  io.say(
    formatTable(
      heads,
      splits.map((split) => [nameOf(split.seat), ...numbersOf(split)]),
      io,
    ),
  );
  if (riders.length > splits.length) {
    io.say();
    const ofRiders = ['rider', 'luck', 'own', 'mistakes'].map((key) => words.text(`analyse-${key}`));
    io.say(
      formatTable(
        ofRiders,
        riders.map((rider) => [riderName(rider), ...riderNumbers(rider)]),
        io,
      ),
    );
  }
  io.say();
  for (const { seat } of splits) {
    const { well, badly, open, kept, gain, deviation } = sumOfCards(cards.filter((card) => card.seat === seat));
    io.say(words.text('field-cards', { name: nameOf(seat), well, badly, open, kept, gain: signed(gain), deviation: deviation.toFixed(1) }));
  }
  io.say();
  io.say(words.text('analyse-choices', { choices, mistakes: mistakes.length }));
  io.say();
  io.say(io.colours.bold(words.text('analyse-moments', { count: moments.length })));
  printMoments(race, moments, call, nameOf);
}

const numbersOf = ({ start, common, luck, own, others, rest, result, deviation }: Split): string[] => [
  start.toFixed(1),
  ...[common, luck, own, others, rest].map(signed),
  String(Math.round(result)),
  `${(result - luck).toFixed(1)} ± ${deviation.toFixed(1)}`,
];

const signed = (value: number): string => (value > 0 ? '+' : '') + value.toFixed(1).replace(/^-0\.0$/, '0.0');

const riderName = ({ rider }: RiderSplit): string => String(rider['rider']);

const riderNumbers = ({ luck, own, mistakes, choices }: RiderSplit): string[] => [signed(luck), signed(own), `${mistakes}/${choices}`];

function printMoments(race: Race, moments: readonly KeyMoment[], { io, words }: Call, nameOf: (seat: Seat) => string): void {
  const { game } = race;
  const names = seatNames(race);
  playBack(race, ({ n, action, events }, before) => {
    const moment = moments.find((one) => one.n === n);
    if (moment === undefined) return undefined;
    const what = moment.kind === 'choice' ? words.action(game, before, action, names) : firstEvent(events, before);
    io.say(`${String(n).padStart(5)}  ${words.text('analyse-moment', { seat: nameOf(moment.seat), swing: signed(moment.swing), what })}`);
    const { better } = moment;
    if (better === null) return undefined;
    const option = game.actions.parse(before, better.action);
    const instead = option.ok ? words.action(game, before, option.value, names) : better.action;
    const facts = { instead, gain: better.gain.toFixed(1), deviation: better.deviation.toFixed(1), races: better.races };
    io.say(`       ${words.text('analyse-better', facts)}`);
    if (better.why !== null) io.say(`       ${io.colours.dim(words.reason(game, better.why, names))}`);
    return undefined;
  });

  /** The first event after an outcome of chance, as a sentence. */
  function firstEvent(events: readonly unknown[], before: unknown): string {
    let sentence = '';
    applyEvents(game, game.copy(before), events, (event, met) => {
      if (sentence === '') sentence = words.event(game, met, event, names);
    });
    return sentence;
  }
}
