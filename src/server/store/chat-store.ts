import type { Line, Sql } from './sql.ts';

/** What is said at a race's table, the last of it: docs/decisions/0016-people.md. */
export interface ChatStore {
  /** Appends; what the same sender has sent under this id before is there once. Tells other processes under the name `chatOf(race)`. */
  say(race: string, said: NewLine): Promise<void>;
  /** The lines after number `n`, the oldest first. */
  since(race: string, n: number): Promise<readonly ChatLine[]>;
  /** What a seat has said is gone. */
  removeOf(race: string, seat: number): Promise<void>;
}

export interface NewLine {
  /** Who says it; `NOBODY`: an onlooker. */
  readonly seat: number;
  /** `phrase`: `said` is its code, told to every reader in his language. */
  readonly kind: 'phrase' | 'text';
  readonly said: string;
  readonly id: string;
}

export interface ChatLine extends Omit<NewLine, 'id'> {
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The name under which is told that something was said at a race. */
export const chatOf = (race: string): string => `!${race}`;

const MOST_KEPT = 200;
/** Two that speak at the same moment want the same number. */
const TRIES = 5;

export function createChatStore(sql: Sql): ChatStore {
  const say: ChatStore['say'] = async (race, { seat, kind, said, id }) => {
    const add = {
      sql: `insert into chat (race, n, seat, kind, said, id, at)
              select cast($1 as text), coalesce(max(n), 0) + 1, cast($2 as integer), cast($3 as text), cast($4 as text), cast($5 as text), ${sql.now} from chat where race = $1
              having not exists (select 1 from chat where race = $1 and id = $5)`,
      values: [race, seat, kind, said, id],
    };
    for (let tried = 1; ; tried++) {
      try {
        await sql.together([
          add,
          { sql: `delete from chat where race = $1 and n <= (select max(n) from chat where race = $1) - ${MOST_KEPT}`, values: [race] },
        ]);
        break;
      } catch (error) {
        if (tried === TRIES) throw error;
      }
    }
    sql.announce([chatOf(race)]);
  };
  return {
    say,
    async since(race, n) {
      return (await sql.all('select n, seat, kind, said, at from chat where race = $1 and n > $2 order by n', [race, n])).map(lineOf);
    },
    async removeOf(race, seat) {
      await sql.all('delete from chat where race = $1 and seat = $2', [race, seat]);
    },
  };
}

const lineOf = ({ n, seat, kind, said, at }: Line): ChatLine => ({
  n: Number(n),
  seat: Number(seat),
  kind: kind === 'phrase' ? 'phrase' : 'text',
  said: String(said),
  at: Number(at),
});
