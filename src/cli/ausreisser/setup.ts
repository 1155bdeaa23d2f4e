import { DRAWINGS, GAMES, MAX_RIDERS, MAX_STAGES, MIN_RIDERS, SPECIAL_CARDS, type Setup } from '../../games/ausreisser/index.ts';
import { type Facts, fail, ok, type Problem, type Result } from '../../kit/index.ts';
import type { RacePlan, SetupRequest } from '../command-side.ts';

export const OPTIONS = { riders: 'N|NAME,...', stages: 'N', rules: 'RULES', without: 'CARD,...', drawing: 'HOW' } as const;

type Bad = (code: string, option: string, facts?: Facts) => void;

/** If there are more riders than bots, the bots take further seats in the same order. */
export function setUp({ value, bots }: SetupRequest): Result<RacePlan, readonly Problem[]> {
  const problems: Problem[] = [];
  const bad: Bad = (code, option, facts = {}) => void problems.push({ code, at: `--${option}`, facts });
  const game = value('rules') ?? GAMES[0];
  if (!GAMES.some((known) => known === game)) bad('setup-not-one-of', 'rules', { allowed: GAMES.join(', ') });
  const stages = value('stages');
  if (stages !== undefined && !(/^\d{1,2}$/.test(stages) && Number(stages) >= 1 && Number(stages) <= MAX_STAGES))
    bad('setup-stages', 'stages', { least: 1, most: MAX_STAGES, section: 'DA 6' });
  const without = value('without')?.split(',');
  for (const card of without ?? [])
    if (!SPECIAL_CARDS.some((known) => known === card)) bad('setup-not-one-of', 'without', { allowed: SPECIAL_CARDS.join(', ') });
  const drawing = value('drawing');
  if (drawing !== undefined && !DRAWINGS.some((known) => known === drawing))
    bad('setup-not-one-of', 'drawing', { allowed: DRAWINGS.join(', ') });
  const ridersText = value('riders');
  const [names, count] = ridersOf(ridersText, bots.length);
  if (count < MIN_RIDERS || count > MAX_RIDERS)
    bad('setup-riders', ridersText === undefined ? 'bots' : 'riders', { least: MIN_RIDERS, most: MAX_RIDERS, section: 'DA 1' });
  else if (count < bots.length) bad('riders-fewer-than-bots', 'riders', { riders: count, bots: bots.length });
  if (problems.length > 0) return fail(problems);
  const seated = Array.from({ length: count }, (_, seat) => bots[seat % bots.length]!);
  const riders = names ?? seated.map((bot, seat) => `${bot} ${seat + 1}`);
  const more = {
    ...(stages === undefined ? {} : { stages: Number(stages) }),
    ...(without === undefined ? {} : { without }),
    ...(drawing === undefined ? {} : { drawing }),
  };
  return ok({ setup: { riders, game, ...more }, bots: seated });
}

/** `4`, or names; by default one rider for each bot. */
function ridersOf(text: string | undefined, bots: number): readonly [names: readonly string[] | null, count: number] {
  if (text === undefined) return [null, bots];
  if (/^\d+$/.test(text)) return [null, Number(text)];
  const names = text.split(',');
  return [names, names.length];
}

export const about = ({ riders, stages, game }: Setup): Facts => ({ riders: riders.length, stages, rules: game });
