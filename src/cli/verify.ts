import { inspectRecord } from '../table/index.ts';
import type { Command } from './command.ts';
import { EXIT, Failure } from './failure.ts';
import { readRecord } from './record-file.ts';

/** Recomputes every die from the opened seed and decides every action again. The exit code is 0 only if everything was checked and correct. */
export const verify: Command = {
  name: 'verify',
  args: '<FILE>',
  options: { json: null },
  run(call) {
    const { io, words, content } = call;
    const [file] = call.args as [string];
    const record = readRecord(file, content);
    const { summary, ok, problems, dice, rules } = inspectRecord(record);
    if (call.flag('json'))
      io.json({
        format: 'windschatten-verification',
        version: 1,
        ok,
        found: summary.code,
        rulesVersion: record.race.rulesVersion,
        readable: record.problems.length === 0,
        dice,
        rules,
        problems,
      });
    else {
      io.say(io.colours.bold(words.problem(summary)));
      io.say(words.text(dice.ok ? 'verify-dice' : 'verify-dice-until', { outcomes: dice.checked }));
      io.say(words.text(rules.ok ? 'verify-rules' : 'verify-rules-until', { actions: rules.checked }));
    }
    if (!ok) throw new Failure(EXIT.wrong, file, ...problems);
    return EXIT.ok;
  },
};
