import { Buffer } from 'node:buffer';
import process from 'node:process';
import { fail, NO_SEAT, ok, type AnyGame, type Content, type Problem, type Result } from '../../kit/index.ts';
import type { AnyBot } from '../../bots/index.ts';
import { botByName, botNames, gameById, gameIds, sideOf } from '../registry.ts';
import { createBatch, type Batch } from './batch.ts';
import {
  MAX_BATCHES,
  MAX_RACES,
  MAX_RACES_IN_DETAIL,
  readRequest,
  SPECTATOR,
  VERSION,
  type Request,
  type RequestTo,
  type Tell,
} from './requests.ts';

/** A conversation of a program with `windschatten ride`: one answer for each line. */
export interface Session {
  /** The first line of output, before any request. */
  readonly hello: string;
  /** Answers any line. An invalid request changes nothing. The line is ASCII and ends with a line break. */
  answer(line: string): Buffer;
  /** Lets the session use the memory of an answer again. */
  release(answer: Buffer): void;
}

interface OpenBatch {
  readonly batch: Batch;
  readonly tell: readonly Tell[];
  /** The numbers of all races. */
  readonly all: readonly number[];
  readonly game: AnyGame;
  readonly config: unknown;
}

type Reply = Result<object, readonly Problem[]>;

/** @param sentence the sentence for a problem @param maxInDetail the number of races whose options or views fit into one answer */
export function createSession(content: Content, sentence: (problem: Problem) => string, maxInDetail = MAX_RACES_IN_DETAIL): Session {
  const batches = new Map<number, OpenBatch>();
  let opened = 0;
  /** Actions played in closed batches. */
  let playedInClosed = 0;

  function open({ game: id, setup, races, seed, bots, tell, again }: RequestTo<'open'>): Reply {
    const inUse = [...batches.values()].reduce((sum, { batch }) => sum + batch.races, 0);
    if (batches.size >= MAX_BATCHES || inUse + races > MAX_RACES)
      return wrong('ride-too-many', '', { batches: MAX_BATCHES, races: MAX_RACES });
    const unable = whyNoNumbers(id, tell);
    if (unable !== null) return unable;
    if (isTooMuch(tell, races)) return wrong('ride-told-too-many', 'races', { most: maxInDetail });
    const game = gameById(id);
    if (game === undefined) return wrong('game-unknown', 'game', { game: id.slice(0, 60), known: gameIds.join(', ') });
    const config = game.configure(setup, content);
    if (!config.ok)
      return fail(config.error.map((problem) => ({ ...problem, at: `setup${problem.at === undefined ? '' : `: ${problem.at}`}` })));
    const seats = game.seats(config.value).length;
    if (bots.length > seats) return wrong('ride-bots', 'bots', { seats, found: bots.length });
    const unknown = bots.find((bot) => bot !== null && botByName(id, bot) === undefined) ?? null;
    if (unknown !== null) return wrong('bot-unknown', 'bots', { bot: unknown.slice(0, 60), game: id, known: botNames(id).join(', ') });
    const riders = Array.from({ length: seats }, (_, seat) => botNamed(id, bots[seat] ?? null));
    if (!riders.includes(null)) return wrong('ride-no-seat', 'bots', {});
    const learning = sideOf(id)?.learning;
    const batch = createBatch({ game, config: config.value, races, seed, bots: riders, again, learning });
    const name = opened++;
    const all = Array.from({ length: races }, (_, race) => race);
    batches.set(name, { batch, tell, all, game, config: config.value });
    const start = { batch: name, seats, setup: game.setupOf(config.value) };
    return ok({ ...start, ...(tell.includes('numbers') ? describe(game, config.value) : {}), ...batch.questions(all, tell) });
  }

  const isTooMuch = (tell: readonly Tell[], races: number): boolean => tell.length > 0 && races > maxInDetail;

  /** Finds the batch and races of a request, and checks that the answer fits into a line, before anything changes. */
  function find(request: {
    readonly batch: number;
    readonly races?: readonly number[] | undefined;
    readonly tell?: readonly Tell[];
  }): Result<OpenBatch & { readonly which: readonly number[] }, readonly Problem[]> {
    const found = batches.get(request.batch);
    if (found === undefined) return wrong('ride-no-batch', 'batch', { batch: request.batch });
    if (isTooMuch(request.tell ?? [], (request.races ?? found.all).length))
      return wrong('ride-told-too-many', 'races', { most: maxInDetail });
    if (request.races === undefined) return ok({ ...found, which: found.all });
    const beyond = request.races.findIndex((race) => race >= found.batch.races);
    if (beyond >= 0) return wrong('ride-no-race', `races[${beyond}]`, { race: request.races[beyond]!, most: found.batch.races - 1 });
    if (new Set(request.races).size < request.races.length) return wrong('ride-race-twice', 'races', {});
    return ok({ ...found, which: request.races });
  }

  function step(request: RequestTo<'step' | 'walk'>): Reply {
    const of = find(request);
    if (!of.ok) return of;
    const { batch, which, tell } = of.value;
    const over = request.do === 'step' ? batch.step(which, request.choose) : batch.walk(which, request.choose);
    if (!over.ok) return fail([over.error]);
    return ok({ ...batch.questions(which, tell), ...(over.value.length === 0 ? {} : { over: over.value }) });
  }

  function reset(request: RequestTo<'reset'>): Reply {
    const of = find(request);
    if (!of.ok) return of;
    const { batch, which, tell } = of.value;
    const { seeds } = request;
    if (seeds !== undefined && seeds.length !== which.length)
      return wrong('ride-choices', 'seeds', { expected: which.length, found: seeds.length });
    batch.reset(which, seeds);
    return ok(batch.questions(which, tell));
  }

  /** Gives races other positions. */
  function replace(request: RequestTo<'fork' | 'load'>): Reply {
    const of = find(request);
    if (!of.ok) return of;
    const { batch, which, tell, game, config } = of.value;
    const { seeds } = request;
    const given = request.do === 'fork' ? request.from : request.states;
    for (const [at, list] of Object.entries({
      [request.do === 'fork' ? 'from' : 'states']: given,
      ...(seeds === undefined ? {} : { seeds }),
    }))
      if (list.length !== which.length) return wrong('ride-choices', at, { expected: which.length, found: list.length });
    if (request.do === 'fork') {
      const { from, as } = request;
      const beyond = from.findIndex((race) => race >= batch.races);
      if (beyond >= 0) return wrong('ride-no-race', `from[${beyond}]`, { race: from[beyond]!, most: batch.races - 1 });
      if (as !== undefined && as >= batch.seats) return wrong('ride-no-such-seat', 'as', { found: as, most: batch.seats - 1 });
      batch.fork(which, from, seeds, as);
    } else {
      const states: unknown[] = [];
      for (const [i, text] of request.states.entries()) {
        const state = game.parseState(config, text);
        if (!state.ok) return fail([{ ...state.error, at: `states[${i}]` }]);
        states.push(state.value);
      }
      batch.load(which, states, seeds);
    }
    return ok(batch.questions(which, tell));
  }

  function replyTo(request: Request): Reply {
    switch (request.do) {
      case 'open':
        return open(request);
      case 'step':
      case 'walk':
        return step(request);
      case 'reset':
        return reset(request);
      case 'look': {
        const of = find(request);
        if (!of.ok) return of;
        const { batch, which, game } = of.value;
        const { seat, tell } = request;
        const unable = whyNoNumbers(game.id, tell);
        if (unable !== null) return unable;
        if (typeof seat === 'number' && seat >= batch.seats)
          return wrong('ride-no-such-seat', 'seat', { found: seat, most: batch.seats - 1 });
        return ok(batch.questions(which, tell, seat === SPECTATOR ? NO_SEAT : seat));
      }
      case 'fork':
      case 'load':
        return replace(request);
      case 'close': {
        const of = find(request);
        if (!of.ok) return of;
        playedInClosed += of.value.batch.played;
        batches.delete(request.batch);
        return ok({});
      }
      case 'count': {
        const { user, system } = process.cpuUsage();
        const sum = [...batches.values()].reduce((so, { batch }) => so + batch.played, playedInClosed);
        return ok({ played: sum, cpuMicroseconds: user + system });
      }
    }
  }

  /** Memory of answers that were written, because new memory for each costs a seventh of the time. */
  const spares: Buffer[] = [];
  function bufferFor(length: number): Buffer {
    const spare = spares.pop();
    const buffer = spare === undefined || spare.length < length ? Buffer.allocUnsafeSlow(length + (length >> 3)) : spare;
    return buffer.subarray(0, length);
  }

  return {
    hello: JSON.stringify({ type: 'hello', protocol: 'windschatten-ride', version: VERSION, games: gameIds }),
    answer(line) {
      const { request, ...id } = readRequest(line);
      const reply = request.ok ? replyTo(request.value) : request;
      if (request.ok && reply.ok) return replyLine({ type: request.value.do, ...id, ...reply.value }, bufferFor);
      const problems = reply.ok ? [] : reply.error.map((problem) => ({ ...problem, sentence: sentence(problem) }));
      return replyLine({ type: 'problem', ...id, problems }, bufferFor);
    },
    release({ buffer, length }) {
      if (length >= MIN_SPARE_BYTES && spares.length < MAX_SPARES) spares.push(Buffer.from(buffer));
    },
  };
}

const whyNoNumbers = (game: string, tell: readonly Tell[]) =>
  sideOf(game)?.learning === undefined && (tell.includes('numbers') || tell.includes('rewards'))
    ? wrong('ride-no-numbers', 'tell', { game: game.slice(0, 60) })
    : null;

/** What the numbers and the ids of a batch mean. */
function describe(game: AnyGame, config: unknown): object {
  const learning = sideOf(game.id)?.learning;
  if (learning === undefined) return {};
  const { phases, actionParts } = learning;
  return {
    size: learning.size(config),
    parts: learning.parts(config),
    phases,
    actionCount: learning.actionCount(config),
    actionParts,
  };
}

interface ReplyInNumbers {
  readonly numbers?: Int16Array;
  readonly actions?: Int16Array;
  readonly [field: string]: unknown;
}

/** Memory of smaller answers is not worth keeping. */
export const MIN_SPARE_BYTES = 65_536;
const MAX_SPARES = 4;

/** Bytes encoded at a time. Small texts stay in the processor's cache and need no memory of their own from the system. */
const BASE64_BYTES = 3 * 4096;

/** Writes bytes as base64 into a buffer. All machines that run Node put the little end first. @returns where the text ends */
function writeBase64({ buffer, byteOffset, byteLength }: Int16Array, into: Buffer, at: number): number {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  for (let from = 0; from < byteLength; from += BASE64_BYTES)
    at += into.write(bytes.toString('base64', from, from + BASE64_BYTES), at, 'latin1');
  return at;
}

/**
 * A reply as a line of JSON in ASCII. Numbers are written piece by piece, because `JSON.stringify` would look at each character of them, and a joined text would be
 * copied twice more.
 */
function replyLine({ numbers, actions, ...rest }: ReplyInNumbers, bufferFor: (length: number) => Buffer): Buffer {
  const line = JSON.stringify(rest).replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (numbers === undefined || actions === undefined) return Buffer.from(`${line}\n`, 'latin1');
  const head = `${line.slice(0, -1)},"numbers":"`;
  const middle = '","actions":"';
  const end = '"}\n';
  const length = head.length + base64Length(numbers) + middle.length + base64Length(actions) + end.length;
  const buffer = bufferFor(length);
  let at = buffer.write(head, 'latin1');
  at = writeBase64(numbers, buffer, at);
  at += buffer.write(middle, at, 'latin1');
  at = writeBase64(actions, buffer, at);
  buffer.write(end, at, 'latin1');
  return buffer;
}

const base64Length = ({ byteLength }: Int16Array): number => 4 * Math.ceil(byteLength / 3);

const botNamed = (game: string, name: string | null): AnyBot | null => (name === null ? null : (botByName(game, name) ?? null));

const wrong = (code: string, at: string, facts: Problem['facts'] = {}): { readonly ok: false; readonly error: readonly Problem[] } =>
  fail([{ code, at, facts }]);
