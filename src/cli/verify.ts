import type { Problem } from '../kit/index.ts';
import { auditRecord, verifyRecord, type Verdict } from '../table/index.ts';
import type { Command } from './command.ts';
import { EXIT, Failure } from './failure.ts';
import { readRecord } from './record-file.ts';

/** Recomputes every die from the opened seed and decides every action anew. */
export const verify: Command = {
  name: 'verify',
  args: '<FILE>',
  options: { json: null },
  run(call) {
    const { io, words, content } = call;
    const [file] = call.args as [string];
    const { race, problems } = readRecord(file, content);
    const dice = verifyRecord(race);
    const rules = auditRecord(race);
    // Older rules may have decided otherwise; then only the dice can be found wrong.
    const older = race.rulesVersion < race.game.rulesVersion;
    const found = [...problems, ...problemsOf(dice), ...(older ? [] : problemsOf(rules))];
    if (call.flag('json')) {
      const ok = found.length === 0;
      const { rulesVersion } = race;
      io.json({
        format: 'windschatten-verification',
        version: 1,
        ok,
        rulesVersion,
        readable: problems.length === 0,
        dice,
        rules,
        problems: found,
      });
    } else {
      io.say(words.text(dice.ok ? 'verify-dice' : 'verify-dice-until', { outcomes: dice.checked }));
      io.say(words.text(rules.ok ? 'verify-rules' : 'verify-rules-until', { actions: rules.checked }));
      if (older) io.say(words.text('verify-older', { rules: race.rulesVersion, known: race.game.rulesVersion }));
    }
    if (found.length > 0) throw new Failure(EXIT.wrong, file, ...found);
    return EXIT.ok;
  },
};

const problemsOf = ({ problem }: Verdict): readonly Problem[] => (problem === null ? [] : [problem]);
