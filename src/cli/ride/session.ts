import process from 'node:process';
import { fail, ok, type Content, type Problem, type Result } from '../../kit/index.ts';
import type { AnyBot } from '../../bots/index.ts';
import { botByName, botNames, gameById, gameIds } from '../registry.ts';
import { createBatch, type Batch } from './batch.ts';
import { MAX_BATCHES, MAX_RACES, MAX_RACES_IN_DETAIL, readRequest, VERSION, type Request, type RequestTo, type Tell } from './requests.ts';

/** A conversation of a program with `windschatten ride`: one answer for each line. */
export interface Session {
  /** The first line of output, before any request. */
  readonly hello: string;
  /** Answers any line. An invalid request changes nothing. */
  answer(line: string): string;
}

interface OpenBatch {
  readonly batch: Batch;
  readonly tell: readonly Tell[];
  /** The numbers of all races. */
  readonly all: readonly number[];
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
    const batch = createBatch({ game, config: config.value, races, seed, bots: riders, again });
    const name = opened++;
    const all = Array.from({ length: races }, (_, race) => race);
    batches.set(name, { batch, tell, all });
    return ok({ batch: name, seats, setup: game.setupOf(config.value), ...batch.questions(all, tell) });
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
        return of.ok ? ok(of.value.batch.questions(of.value.which, request.tell)) : of;
      }
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

  return {
    hello: JSON.stringify({ type: 'hello', protocol: 'windschatten-ride', version: VERSION, games: gameIds }),
    answer(line) {
      const { request, ...id } = readRequest(line);
      const reply = request.ok ? replyTo(request.value) : request;
      if (request.ok && reply.ok) return JSON.stringify({ type: request.value.do, ...id, ...reply.value });
      const problems = reply.ok ? [] : reply.error.map((problem) => ({ ...problem, sentence: sentence(problem) }));
      return JSON.stringify({ type: 'problem', ...id, problems });
    },
  };
}

const botNamed = (game: string, name: string | null): AnyBot | null => (name === null ? null : (botByName(game, name) ?? null));

const wrong = (code: string, at: string, facts: Problem['facts'] = {}): { readonly ok: false; readonly error: readonly Problem[] } =>
  fail([{ code, at, facts }]);
