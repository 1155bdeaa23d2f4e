import { randomBytes } from 'node:crypto';
import { ok, type Problem, type Result } from '../../kit/index.ts';
import { SECRET_PATTERN, type OwnPersonDto, type PersonDto } from '../../protocol/index.ts';
import { hashOf, newSecret, readCredential, readName, type Races } from '../races/index.ts';
import type { Store } from '../store/index.ts';
import { hashOfPassphrase, newPassphrase, readPassphrase } from './phrase.ts';

/** People without accounts: a secret in the browser, a name, and their races (docs/decisions/0016-people-without-accounts.md). Every call answers when its effect is stored. */
export interface People {
  /** @returns the credential that the browser keeps */
  add(name: string): Promise<Result<string, readonly Problem[]>>;
  /** The id of the person with this credential; null: unknown or deleted. */
  identify(credential: string): Promise<string | null>;
  /** The person's own page. */
  ownPage(id: string): Promise<OwnPersonDto | null>;
  /** What others may see; null: unknown. */
  publicPage(id: string): Promise<PersonDto | null>;
  rename(id: string, name: string): Promise<Result<null, readonly Problem[]>>;
  /** Replaces the pass phrase. The new one is returned only here. */
  newPassphrase(id: string): Promise<string>;
  /** A credential for another device; null: wrong phrase. */
  signIn(phrase: string): Promise<string | null>;
  /** Deletes the person. The races stay, with the set-up's names on their seats. */
  remove(id: string): Promise<void>;
}

const MAX_SHOWN_RACES = 100;
const ALL_RACES = 1_000_000;

export interface PeopleOptions {
  readonly store: Pick<Store, 'people' | 'chat' | 'eraseDeleted'>;
  readonly races: Pick<Races, 'roomOf' | 'removePerson' | 'removeName' | 'turnOf'>;
}

export async function createPeople({ store, races }: PeopleOptions): Promise<People> {
  const { people, chat } = store;
  const salt = await people.once('phrase-salt', () => randomBytes(16).toString('hex'));

  return {
    async add(given) {
      const name = readName(given);
      if (!name.ok) return name;
      const [id, secret] = [newSecret(), newSecret()];
      await people.add({ id, name: name.value }, hashOf(secret));
      return ok(`${id}.${secret}`);
    },
    async identify(credential) {
      const read = readCredential(credential);
      return read !== null && (await people.knows(read.id, hashOf(read.secret))) ? read.id : null;
    },
    async ownPage(id) {
      const person = await people.find(id);
      if (person === null) return null;
      const found = await people.racesOf(id, MAX_SHOWN_RACES);
      const lists = await Promise.all(
        found.map(async ({ race, seat }) => {
          const room = await races.roomOf(race);
          return room === null ? [] : [{ race: room, seat, turn: await races.turnOf(race, seat) }];
        }),
      );
      return { id, name: person.name, races: lists.flat() };
    },
    async publicPage(id) {
      const person = SECRET_PATTERN.test(id) ? await people.find(id) : null;
      if (person === null) return null;
      const found = await people.racesOf(id, MAX_SHOWN_RACES);
      const over = found.filter(({ race }) => race.phase === 'over' && race.listed);
      const rooms = await Promise.all(over.map(({ race }) => races.roomOf(race)));
      return { id, name: person.name, races: rooms.flatMap((room) => (room === null ? [] : [room])) };
    },
    async rename(id, given) {
      const name = readName(given);
      if (!name.ok) return name;
      await people.rename(id, name.value);
      return ok(null);
    },
    async newPassphrase(id) {
      const phrase = newPassphrase();
      await people.setPhrase(id, await hashOfPassphrase(phrase, salt));
      return phrase;
    },
    async signIn(given) {
      const phrase = readPassphrase(given);
      const id = phrase === null ? null : await people.personOfPhrase(await hashOfPassphrase(phrase, salt));
      if (id === null) return null;
      const secret = newSecret();
      return (await people.addToken(id, hashOf(secret))) ? `${id}.${secret}` : null;
    },
    async remove(id) {
      const seats = (await people.racesOf(id, ALL_RACES)).map(({ race, seat }) => ({ race: race.id, seat }));
      const names = await people.namesOf(id);
      await chat.removeOf(id);
      // the person goes last, so that a failed deletion can be repeated
      for (const { race, seat } of seats) {
        const forgotten = await races.removePerson(race, seat);
        if (!forgotten.ok) throw new Error(`race ${race}: ${forgotten.error[0]?.code ?? ''}`);
      }
      for (const { race, seat } of names) {
        const forgotten = await races.removeName(race, seat);
        if (!forgotten.ok) throw new Error(`race ${race}: ${forgotten.error[0]?.code ?? ''}`);
      }
      await people.remove(id);
      // also what the person has said meanwhile on another device
      await chat.removeOf(id);
      await store.eraseDeleted();
    },
  };
}
