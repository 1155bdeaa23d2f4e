/** Reads the `script` part of a scenario: actions and the expectations between them. */
import type { Facts } from '../kit/index.ts';
import { anyText, ScenarioSyntaxError, wholeNumber, type LineReader } from './lines.ts';
import type { ActionText, ExpectedRefusal, CommonStep, EventPattern, GameStep } from './scenario.ts';
import type { ScenarioAdapter } from './adapter.ts';

const MAX_OPTIONS = 9_999;
const BECAUSE = 'because';

type Language<Own extends GameStep> = Pick<
  ScenarioAdapter<unknown, unknown, unknown, unknown, unknown, Own>,
  'sections' | 'isActor' | 'probes' | 'ownSteps'
>;

/** Reads one line of a script. */
export function readStep<Own extends GameStep>(words: LineReader, adapter: Language<Own>): CommonStep | Own {
  const spot = { line: words.spot.line, column: words.spot.column };
  const first = words.peek();
  if (first.endsWith(':')) return { ...spot, kind: 'act', ...finish(words, readAction(words, adapter, null)) };
  words.word('step');
  switch (first) {
    case 'note':
      return { ...spot, kind: 'note', key: finish(words, words.read('key of the note', anyText)) };
    case 'allowed':
      return { ...spot, kind: 'allowed', ...finish(words, readAction(words, adapter, null)) };
    case 'refused': {
      const action = readAction(words, adapter, BECAUSE);
      return { ...spot, kind: 'refused', ...action, ...readBecause(words, adapter.sections) };
    }
    case 'options': {
      if (!words.take('exactly'))
        return { ...spot, kind: 'option-count', count: finish(words, words.read('number', wholeNumber(0, MAX_OPTIONS))) };
      const options: string[] = [];
      do options.push(words.until('option', '|').text);
      while (words.take('|'));
      return { ...spot, kind: 'options', options: finish(words, options) };
    }
    case 'event':
    case 'no-event':
      return { ...spot, kind: first, ...readEvent(words, adapter.sections) };
    default:
      return adapter.ownSteps?.read(words, first, spot) ?? readProbe(words, adapter, first);
  }
}

function readProbe(words: LineReader, { probes }: Pick<Language<GameStep>, 'probes'>, name: string): CommonStep {
  const spot = { line: words.spot.line, column: words.spot.column };
  const probe = Object.hasOwn(probes, name) ? probes[name] : undefined;
  if (probe === undefined) throw new ScenarioSyntaxError(spot, 'scenario-unknown-statement', { found: name.slice(0, 40) });
  const { about } = probe;
  const subject = about === undefined ? '' : words.read(about.what, (text) => about.parse(text));
  return { ...spot, kind: 'state', probe: name, about: subject, expected: words.until('what is expected', null).text };
}

/** The last thing read, after a lookahead found nothing more. */
function finish<T>(words: LineReader, value: T): T {
  words.end();
  return value;
}

/** `[ACTOR:] ACTION`, up to the word that ends it. */
function readAction(words: LineReader, { isActor }: Pick<Language<GameStep>, 'isActor'>, stop: string | null): ActionText {
  let actor: string | null = null;
  if (words.peek().endsWith(':'))
    actor = words.read('who acts', (text) => {
      const name = text.slice(0, -1);
      return text.endsWith(':') && (name === 'chance' || isActor(name)) ? name : undefined;
    });
  const { text, column } = words.until('action', stop);
  return { actor, action: text, actionColumn: column };
}

/** `because CODE UR 5.4b [fact=value ...]` */
export function readBecause(words: LineReader, sections: string): ExpectedRefusal {
  words.read(BECAUSE, (text) => (text === BECAUSE ? text : undefined));
  const code = words.read('code of the refusal', (text) => (/^[a-z0-9-]+$/.test(text) ? text : undefined));
  words.read(sections, (text) => (text === sections ? text : undefined));
  const section = `${sections} ${words.read('section', (text) => (/^\d[\d.]*[a-z]?$/.test(text) ? text : undefined))}`;
  const facts: Facts = Object.fromEntries(
    words.rest('fact=value', (text) => {
      const found = /^([A-Za-z]+)=(\S+)$/.exec(text);
      return found === null ? undefined : [found[1]!, found[2]!];
    }),
  );
  return { code, section, facts };
}

/** `TYPE [field=value ...] [[UR 5.4]]` */
function readEvent(words: LineReader, sections: string): EventPattern {
  const type = words.read('event', (text) => (/^[a-z-]+$/.test(text) ? text : undefined));
  const fields: string[] = [];
  while (words.more && !words.peek().startsWith('['))
    fields.push(words.read('field=value', (text) => (/^[A-Za-z]+=\S+$/.test(text) ? text : undefined)));
  if (!words.more) return { type, fields, section: null };
  const { text } = words.until('section', null);
  if (!(text.startsWith(`[${sections} `) && /^\[[A-Z]+ \d[\d.]*[a-z]?\]$/.test(text)))
    throw new ScenarioSyntaxError(words.spot, 'scenario-word-unexpected', { expected: `[${sections} 5.4]`, found: text });
  return { type, fields, section: text.slice(1, -1) };
}
