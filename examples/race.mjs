// @ts-check
import { Race, sentence } from 'windschatten';

const race = Race.start({ riders: ['Anna', 'Ben'], stages: 1 }, { seed: 'spring' });
while (race.turn !== null) {
  const action = race.choices()[0];
  if (action === undefined) break;
  for (const event of race.play(action)) console.log(sentence(event, 'en', race));
}
console.log(race.standings.map(({ seat, points }) => `${race.names[seat]}: ${points}`).join(', '));
