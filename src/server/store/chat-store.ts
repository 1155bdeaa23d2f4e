import type { Seat } from '../../kit/index.ts';
import { createBatch, valuesOf } from './batch.ts';
import type { SqlRow, Sql } from './sql.ts';

/** The last lines of chat of each race: docs/decisions/0016-people-without-accounts.md. */
export interface ChatStore {
  /** Appends a line, unless the same sender has sent one under this id. Notifies other processes under the name `chatOf(race)`. */
  say(race: string, line: NewChatLine): Promise<void>;
  /** The lines after number `n`, the oldest first. Numbers of deleted lines are not reused, so that readers miss nothing. */
  since(race: string, n: number): Promise<readonly ChatLine[]>;
  /** Deletes everything that a person has said, at every race. */
  removeOf(person: string): Promise<void>;
}

export interface NewChatLine {
  /** `NO_SEAT` for a spectator. */
  readonly seat: Seat;
  /** The speaker, if known. */
  readonly person: string | null;
  /** The speaker's name, where the seat may have another owner later; null: the seat's name. */
  readonly name: string | null;
  /** `phrase`: `said` is its code, which each reader sees in their language. */
  readonly kind: 'phrase' | 'text';
  /** Not empty. */
  readonly said: string;
  readonly id: string;
}

/** A line as everyone at the table may see it. `name` is left out where it is the seat's. */
export interface ChatLine extends Pick<NewChatLine, 'seat' | 'kind' | 'said'> {
  readonly n: number;
  readonly name?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The name of a race in notices about its chat. */
export const chatOf = (race: string): string => `!${race}`;

const MAX_STORED_LINES = 200;
const MAX_CHATS_PER_QUERY = 100;
/** Two lines of the same moment compete for one number. */
const MAX_TRIES = 5;

export function createChatStore(sql: Sql): ChatStore {
  const say: ChatStore['say'] = async (race, { seat, person, name, kind, said, id }) => {
    const add = {
      sql: `insert into chat (race, n, seat, kind, said, id, at, person, name)
              select cast($1 as text), coalesce(max(n), 0) + 1, cast($2 as integer), cast($3 as text), cast($4 as text), cast($5 as text), ${sql.now},
                cast($6 as text), cast($7 as text) from chat where race = $1
              having not exists (select 1 from chat where race = $1 and id = $5)`,
      values: [race, seat, kind, said, id, person, name],
    };
    for (let tried = 1; ; tried++) {
      try {
        await sql.transaction([
          add,
          {
            sql: `delete from chat where race = $1 and n <= (select max(n) from chat where race = $1) - ${MAX_STORED_LINES}`,
            values: [race],
          },
        ]);
        break;
      } catch (error) {
        if (tried === MAX_TRIES) throw error;
      }
    }
    sql.announce([{ race: chatOf(race) }]);
  };
  const readSince = createBatch(async (wanted: readonly { readonly race: string; readonly n: number }[]) => {
    const { list, values } = valuesOf(
      wanted.map(({ race, n }) => [race, n]),
      ['text', 'integer'],
    );
    const lines = await sql.query(
      `select race, column2 as last, n, seat, name, kind, said, at
         from (${list}) as wanted join chat on race = column1 and n > column2 where said <> '' order by n`,
      values,
    );
    return wanted.map(({ race, n }) => lines.filter(({ race: of, last }) => of === race && Number(last) === n).map(chatLineOf));
  }, MAX_CHATS_PER_QUERY);
  return {
    say,
    since: (race, n) => readSince({ race, n }),
    async removeOf(person) {
      // the row stays, so that its number is not used again
      await sql.query("update chat set said = '', name = null, person = null where person = $1", [person]);
    },
  };
}

const chatLineOf = ({ n, seat, name, kind, said, at }: SqlRow): ChatLine => ({
  n: Number(n),
  seat: Number(seat),
  ...(typeof name === 'string' ? { name } : {}),
  kind: kind === 'phrase' ? 'phrase' : 'text',
  said: String(said),
  at: Number(at),
});
