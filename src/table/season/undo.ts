import { seasonOf, type SeasonChange, type SeasonOperation, type SeasonRace } from './season.ts';

/** Changes that take back an earlier one, and changes of two organisers that meet. */

/** The things that a change sets, as paths. A change of `race/r` also sets everything below it. */
function thingsOf(change: SeasonChange): readonly string[] {
  switch (change.op) {
    case 'settings':
      return Object.keys(change.settings).map((field) => `settings/${field}`);
    case 'member':
      return (['name', 'team'] as const).filter((field) => change[field] !== undefined).map((field) => `member/${change.member}/${field}`);
    case 'race':
      return (['date', 'title', 'game'] as const)
        .filter((field) => change[field] !== undefined)
        .map((field) => `race/${change.race}/${field}`);
    case 'open':
      return [`race/${change.race}/online`];
    case 'absent':
      return [`race/${change.race}/absence/${change.member}`];
    case 'result':
      return [`race/${change.race}/result`];
    case 'rows':
      return [...change.rows.map(({ member }) => member), ...change.without].map((member) => `race/${change.race}/result/${member}`);
    case 'remove':
      return [change.what === 'result' ? `race/${change.of}/result` : `${change.what}/${change.of}`];
    case 'forget':
      return [`member/${change.member}/name`];
  }
}
const contains = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

/** Whether two changes set the same thing, so that only the later one counts for it. */
export function setSameThing(one: SeasonChange, other: SeasonChange): boolean {
  const things = thingsOf(other);
  return thingsOf(one).some((thing) => things.some((each) => contains(thing, each) || contains(each, thing)));
}

/** A race as it was, after its removal. */
function restoring({ id, date, title, game, online, absences, result }: SeasonRace): readonly SeasonChange[] {
  return [
    { op: 'race', race: id, date, title, game },
    ...(online === '' ? [] : [{ op: 'open', race: id, online } as const]),
    ...absences.map((absence) => ({ op: 'absent', race: id, ...absence, rides: false }) as const),
    ...(result === null ? [] : [{ op: 'result', race: id, ...result } as const]),
  ];
}

/**
 * The changes that take back the operation of this id.
 * @param operations all, in order
 * @param own ids of the same organiser's operations
 * @returns null: it cannot be taken back, because another organiser has set the same thing since, or because it deleted a name
 */
export function undoing(operations: readonly SeasonOperation[], id: string, own: ReadonlySet<string>): readonly SeasonChange[] | null {
  const at = operations.findIndex((each) => each.id === id);
  const operation = operations[at];
  if (operation === undefined || operation.op === 'forget') return null;
  if (operations.slice(at + 1).some((later) => !own.has(later.id) && setSameThing(operation, later))) return null;
  const [before, now] = [seasonOf(operations.slice(0, at)), seasonOf(operations)];
  const raceIn = ({ races }: typeof now, race: string): SeasonRace | undefined => races.find((each) => each.id === race);
  switch (operation.op) {
    case 'settings': {
      const changed = Object.keys(operation.settings);
      return [
        { op: 'settings', settings: Object.fromEntries(Object.entries(before.settings).filter(([field]) => changed.includes(field))) },
      ];
    }
    case 'member': {
      const { op, member, name, team } = operation;
      const known = before.members.find((each) => each.id === member);
      if (known === undefined) return [{ op: 'remove', what: 'member', of: member }];
      return [{ op, member, ...(name === undefined ? {} : { name: known.name }), ...(team === undefined ? {} : { team: known.team }) }];
    }
    case 'race': {
      const { op, race, date, title, game } = operation;
      const known = raceIn(before, race);
      if (known === undefined) return [{ op: 'remove', what: 'race', of: race }];
      const more = { ...(title === undefined ? {} : { title: known.title }), ...(game === undefined ? {} : { game: known.game }) };
      return [{ op, race, ...(date === undefined ? {} : { date: known.date }), ...more }];
    }
    case 'open':
      return [{ op: 'open', race: operation.race, online: raceIn(before, operation.race)?.online ?? '' }];
    case 'absent': {
      const { op, race, member } = operation;
      const known = raceIn(before, race)?.absences.find((each) => each.member === member);
      return [{ op, race, member, substitute: known?.substitute ?? '', rides: known === undefined }];
    }
    case 'result': {
      const known = raceIn(before, operation.race)?.result;
      return [known ? { op: 'result', race: operation.race, ...known } : { op: 'remove', what: 'result', of: operation.race }];
    }
    case 'rows': {
      const { race, rows, without } = operation;
      const changed = [...rows.map(({ member }) => member), ...without];
      const known = raceIn(before, race)?.result?.rows.filter(({ member }) => changed.includes(member)) ?? [];
      const others = raceIn(now, race)?.result?.rows.filter(({ member }) => !changed.includes(member)) ?? [];
      if (!raceIn(before, race)?.result && known.length + others.length === 0) return [{ op: 'remove', what: 'result', of: race }];
      const gone = changed.filter((member) => known.every((each) => each.member !== member));
      return [{ op: 'rows', race, rows: known, without: gone }];
    }
    case 'remove': {
      if (operation.what === 'member') {
        const member = before.members.find((each) => each.id === operation.of);
        return member ? [{ op: 'member', member: member.id, name: member.name, team: member.team }] : [];
      }
      const race = raceIn(before, operation.of);
      if (operation.what === 'race') return race ? restoring(race) : [];
      return race?.result ? [{ op: 'result', race: race.id, ...race.result }] : [];
    }
  }
}
