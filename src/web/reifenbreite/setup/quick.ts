import { reifenbreite, TEAMS } from '../../../games/reifenbreite/index.ts';
import { t, text } from '../../lib/words.svelte.ts';
import { titlesOf } from '../titles.ts';
import { createRace, newSeed } from '../../session/open.ts';

const FAVOURITE = 'paris-roubaix';

/** `Red`, or `Blue (bot, easy)`: how a team's manager is called until somebody gives a name. */
export function defaultName(team: (typeof TEAMS)[number], driver: string): string {
  const name = text('nouns', `team-${team}`) ?? team;
  return driver === 'human'
    ? t('team.manager', { team: name })
    : t('team.bot', { team: name, bot: text('web', `bot-short.${driver}`) ?? driver });
}

/** A race to ride at once: one person against three easy bots, by the classic rules. */
export async function quickRace(course: string = FAVOURITE): Promise<string> {
  const drivers = ['human', 'easy', 'easy', 'easy'];
  const managers = TEAMS.map((team, i) => ({ name: defaultName(team, drivers[i]!), teams: [team] }));
  const race = await createRace({
    game: reifenbreite,
    titles: titlesOf,
    setup: { stages: [course], rules: 'classic', managers },
    drivers,
    seed: newSeed(),
  });
  if (!race.ok) throw new Error(`the set-up that is offered does not work: ${race.error[0]?.code}`);
  return race.value;
}
