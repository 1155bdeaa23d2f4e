import { randomBytes } from 'node:crypto';
import { ok, type Problem, type Result } from '../../kit/index.ts';
import { SECRET_PATTERN, type OwnPersonDto, type PersonDto } from '../../protocol/index.ts';
import { hashOf, newSecret, readCredential, readName, type Races } from '../races/index.ts';
import type { Store } from '../store/index.ts';
import { hashOfPassphrase, newPassphrase, readPassphrase } from './phrase.ts';

/** Somebody without an account: a secret in his browser, a name, his races (docs/decisions/0016-people-without-accounts.md). Every call answers when what it says is kept. */
export interface People {
  /** @returns what his browser keeps: his credential */
  add(name: string): Promise<Result<string, readonly Problem[]>>;
  /** Whose credential it is; null: nobody's, or he has deleted himself. */
  identify(credential: string): Promise<string | null>;
  /** His own page. Below, `id` is what `who` has answered. */
  ownPage(id: string): Promise<OwnPersonDto | null>;
  /** What others may see of him; null: there is no such person. */
  publicPage(id: string): Promise<PersonDto | null>;
  rename(id: string, name: string): Promise<Result<null, readonly Problem[]>>;
  /** A new pass phrase in the place of the one before; it is told this once. */
  newPassphrase(id: string): Promise<string>;
  /** A credential for another device; null: nobody has this phrase. */
  signIn(phrase: string): Promise<string | null>;
  /** His races stay, under the names that their seats have by themselves; nothing else of him does. */
  remove(id: string): Promise<void>;
}

/** As many are shown; all that there are when he deletes himself. */
const MAX_SHOWN_RACES = 100;
const ALL_RACES = 1_000_000;

export interface PeopleOptions {
  readonly store: Pick<Store, 'people' | 'chat'>;
  readonly races: Pick<Races, 'roomOf' | 'removePerson' | 'removeName' | 'turnOf'>;
}

export async function createPeople({ store: { people, chat }, races }: PeopleOptions): Promise<People> {
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
      const told = await Promise.all(
        found.map(async ({ race, seat }) => {
          const room = await races.roomOf(race);
          return room === null ? [] : [{ race: room, seat, turn: await races.turnOf(race, seat) }];
        }),
      );
      return { id, name: person.name, races: told.flat() };
    },
    async publicPage(id) {
      const person = SECRET_PATTERN.test(id) ? await people.find(id) : null;
      if (person === null) return null;
      const found = await people.racesOf(id, MAX_SHOWN_RACES);
      const over = found.filter(({ race }) => race.phase === 'over' && race.listed);
      const told = await Promise.all(over.map(({ race }) => races.roomOf(race)));
      return { id, name: person.name, races: told.flatMap((room) => (room === null ? [] : [room])) };
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
      // name by name: where the store fails in between, he is still known, and can ask again
      for (const { race, seat } of seats) {
        const forgotten = await races.removePerson(race, seat);
        if (!forgotten.ok) throw new Error(`race ${race}: ${forgotten.error[0]?.code ?? ''}`);
      }
      for (const { race, seat } of names) {
        const forgotten = await races.removeName(race, seat);
        if (!forgotten.ok) throw new Error(`race ${race}: ${forgotten.error[0]?.code ?? ''}`);
      }
      await people.remove(id);
      // what he said meanwhile, at another device; what is said from now on finds that he is no more
      await chat.removeOf(id);
    },
  };
}
