import { placeName } from '../../../course/index.ts';
import { courseOf, reifenbreite, TEAMS, type StageSetup } from '../../../games/reifenbreite/index.ts';
import { scenarioAdapter } from '../../../games/reifenbreite/scenario/index.ts';
import { content } from '../../lib/content.ts';
import { withStatement } from '../../frame/position/lines.ts';

/** What the editor begins with: four teams on their dots, the first round of a classic. @throws if the course cannot be raced */
export function firstText(stage: StageSetup = { course: 'paris-roubaix' }): string {
  const managers = TEAMS.map((team) => ({ name: `team-${team}`, teams: [team] }));
  const config = reifenbreite.configure({ stages: [stage], managers }, content);
  if (!config.ok) throw new Error(`the set-up that is offered does not work: ${config.error[0]?.code}`);
  const state = reifenbreite.start(config.value);
  const course = courseOf(state);
  let text = withStatement(scenarioAdapter.write!(state), 'round', '1');
  course.startDots.forEach((place, i) => {
    // the riders of a team stand one behind the other, each in his own lane
    const row = Math.floor(i / 4);
    text = withStatement(text, `rider ${20 + ((i + row) % 4) * 10 + row + 1}`, placeName(course, place));
  });
  return text;
}
