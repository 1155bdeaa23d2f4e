import type { Game, Seat } from '../../kit/index.ts';
import { NOBODY } from '../../kit/index.ts';
import type { EntryMarks } from './entry-marks.ts';
import type { Role } from './host-options.ts';
import type { EnvelopesShown } from './envelopes.ts';
import type { NotKept } from './journal.ts';
import type { AgreedTold, News, Situation } from './link.ts';
import type { Match } from './match.ts';
import type { Question, Questions } from './questions.ts';
import { isHidden } from './questions.ts';
import type { Riding } from './riding.ts';
import type { TableState } from './table-state.ts';
import type { Terms } from './terms.ts';

/** What each seat is told of the race and the table, and nothing that it may not know: a host's part in it. */
export interface Situations<A, E> {
  /**
   * @param known entries that these eyes have
   * @param takenBack how often something had been taken back when they were told them
   */
  newsFor(eyes: Seat, known: number, takenBack?: number): News<A, E>;
  /** The number of the entry that this seat may take back by itself. */
  takeableBy(seat: Seat): number | null;
}

/** What it needs of its host. */
export interface ToTell<S, A, E> {
  readonly game: Pick<Game<unknown, S, A, E, unknown>, 'turn' | 'finishForMe'>;
  readonly match: Pick<Match<S, A, E>, 'log' | 'state' | 'toldFrom'>;
  readonly questions: Pick<Questions<S, A>, 'kinds' | 'question' | 'answers' | 'concerns'>;
  readonly riding: Pick<Riding, 'holding' | 'thinking' | 'on'>;
  readonly terms: Terms | undefined;
  /** How many entries each taking back has left. */
  readonly takings: readonly number[];
  readonly marks: Pick<EntryMarks, 'reasons' | 'byHand'>;
  readonly table: () => TableState;
  readonly role: () => Role;
  /** Whether what was replied to a question put together is being carried out by the host that rides. */
  readonly roundClosed: () => boolean;
  readonly notKept: () => NotKept | null;
  readonly broken: () => string | null;
  readonly envelopes: () => EnvelopesShown | null;
  readonly agreed: (eyes: Seat) => AgreedTold | null;
  readonly isPerson: (seat: Seat) => boolean;
  /** Everything decided is told. */
  readonly quiet: () => boolean;
  readonly ended: () => boolean;
  /** Paused, or ended by its people. */
  readonly rested: () => boolean;
  readonly failing: () => boolean;
  /** Whether nothing may be decided here and now, whoever is asked. */
  readonly stands: () => boolean;
  /** Whether it waits for somebody, or for nobody. */
  readonly rests: (question: Question<A>) => boolean;
}

export function createSituations<S, A, E>(host: ToTell<S, A, E>): Situations<A, E> {
  const { game, match, questions, riding, terms, takings, isPerson, quiet, rested } = host;

  /** Nobody else may see whether a seat is asked or has answered in advance: never of a hidden question, and of no other at a table of people far from each other. */
  const isDiscreet = (asked: string): boolean =>
    terms === undefined
      ? isHidden(questions.kinds, asked)
      : questions.kinds.some(({ kind }) => kind === asked) || game.finishForMe?.isSettled(match.state) === true;

  function takeableBy(seat: Seat): number | null {
    const last = match.log.at(-1);
    if (last?.seat !== seat || !isPerson(seat) || !host.marks.byHand.has(last.n) || host.role() !== 'ride' || host.ended()) return null;
    return game.turn(match.state) === NOBODY || !quiet() ? null : last.n;
  }

  function situationFor(eyes: Seat): Situation {
    const [question, role, table] = [questions.question(match.state), host.role(), host.table()];
    const mine = role !== 'follow' && quiet();
    const closed = question.to === 'together' && role === 'serve' && host.roundClosed();
    // nobody may know whether another seat is asked by hand
    const discreet = 'seat' in question && question.seat !== eyes && isDiscreet(question.kind);
    const { holding, thinking, on } = riding;
    const held = holding !== null && (holding.seat === eyes || !holding.hidden);
    return {
      entries: match.log.length,
      takenBack: takings.length,
      asked: mine && !rested() && question.to === 'seat' && question.seat === eyes && isPerson(eyes),
      together:
        mine && !rested() && question.to === 'together' && !closed
          ? { kind: question.kind, seats: question.seats, concerned: eyes >= 0 && questions.concerns(match.state, eyes) }
          : null,
      drivers: table.drivers,
      away: table.away,
      answers: questions.answers(eyes),
      takeBack: takeableBy(eyes),
      holding: held,
      thinking,
      // at a table of people far from each other it follows from the position alone: whether this host is at it would tell that it has answered for somebody
      going:
        role === 'serve' || (terms !== undefined && role === 'ride')
          ? !host.failing() && !rested() && (!host.rests(question) || discreet || closed)
          : !host.stands() && !held && (on || discreet),
      role: role === 'follow' ? 'follow' : 'ride',
      notKept: host.notKept(),
      broken: host.broken(),
      envelopes: host.envelopes(),
      agreed: host.agreed(eyes),
    };
  }

  return {
    takeableBy,
    newsFor(eyes, known, takenBack = takings.length) {
      const keep = Math.max(0, Math.min(Math.trunc(known) || 0, match.log.length, ...takings.slice(Math.max(0, takenBack))));
      const entries = match.toldFrom(eyes, keep + 1).map((entry) => {
        const reason = host.marks.reasons.get(entry.n);
        return reason === undefined ? entry : { ...entry, reason };
      });
      return { keep, entries, situation: situationFor(eyes) };
    },
  };
}
