/** Reads the `script` part of a scenario: actions, and what is expected between them. */
import type { Facts } from '../../kit/index.ts';
import { CHANCE_KINDS } from './deck.ts';
import { TEAMS } from './riders.ts';
import { PROBES, type ActionText, type Because, type EventPattern, type Probe, type Step } from './scenario.ts';
import { anyText, oneOf, Unreadable, whole, type Words } from './scenario-lines.ts';
import { riderWord, spaceWord } from './scenario-place.ts';

const ABOUT = {
  rider: (text: string) => (riderWord(text) === undefined ? undefined : text),
  team: oneOf(TEAMS),
  card: oneOf(CHANCE_KINDS),
  manager: oneOf(['1', '2', '3', '4']),
};
const MAX_OPTIONS = 9_999;
const BECAUSE = 'because';

const isProbe = (text: string): text is Probe => Object.hasOwn(PROBES, text);

export function readStep(words: Words): Step {
  const spot = { line: words.spot.line, column: words.spot.column };
  const first = words.peek();
  if (first.endsWith(':')) return { ...spot, kind: 'act', ...finish(words, readAction(words, null)) };
  words.word('step');
  switch (first) {
    case 'note':
      return { ...spot, kind: 'note', key: finish(words, words.read('key of the note', anyText)) };
    case 'allowed':
      return { ...spot, kind: 'allowed', ...finish(words, readAction(words, null)) };
    case 'refused': {
      const action = readAction(words, BECAUSE);
      return { ...spot, kind: 'refused', ...action, ...readBecause(words) };
    }
    case 'options': {
      if (!words.take('exactly'))
        return { ...spot, kind: 'option-count', count: finish(words, words.read('number', whole(0, MAX_OPTIONS))) };
      const options: string[] = [];
      do options.push(words.until('option', '|').text);
      while (words.take('|'));
      return { ...spot, kind: 'options', options: finish(words, options) };
    }
    case 'event':
    case 'no-event':
      return { ...spot, kind: first, ...readEvent(words) };
    case 'would-follow': {
      const to = words.read('space', spaceWord);
      const riders = words.take('nobody') ? [] : [words.read('rider', riderWord), ...words.rest('rider', riderWord)];
      return { ...spot, kind: 'would-follow', to, riders: finish(words, riders) };
    }
    case 'cannot-follow': {
      const to = words.read('space', spaceWord);
      const rider = words.read('rider', riderWord);
      return { ...spot, kind: 'cannot-follow', to, rider, ...readBecause(words) };
    }
    default: {
      if (!isProbe(first)) throw new Unreadable(spot, 'scenario-unknown-statement', { found: first.slice(0, 40) });
      const about = PROBES[first] === 'nothing' ? '' : words.read(PROBES[first], ABOUT[PROBES[first]]);
      return { ...spot, kind: 'state', probe: first, about, expected: words.until('what is expected', null).text };
    }
  }
}

/** What was read last, after a look that nothing follows. */
function finish<T>(words: Words, value: T): T {
  words.end();
  return value;
}

/** `[ACTOR:] ACTION`, up to the word that ends it. */
function readAction(words: Words, stop: string | null): ActionText {
  let actor: string | null = null;
  if (words.peek().endsWith(':'))
    actor = words.read('who acts', (text) => (/^(\d\d|chance|red|blue|black|green):$/.test(text) ? text.slice(0, -1) : undefined));
  const { text, column } = words.until('action', stop);
  return { actor, action: text, actionColumn: column };
}

/** `because CODE UR 5.4b [fact=value ...]` */
function readBecause(words: Words): Because {
  words.read(BECAUSE, (text) => (text === BECAUSE ? text : undefined));
  const code = words.read('code of the refusal', (text) => (/^[a-z0-9-]+$/.test(text) ? text : undefined));
  words.read('UR', (text) => (text === 'UR' ? text : undefined));
  const section = `UR ${words.read('section', (text) => (/^\d[\d.]*[a-z]?$/.test(text) ? text : undefined))}`;
  const facts: Facts = Object.fromEntries(
    words.rest('fact=value', (text) => {
      const found = /^([A-Za-z]+)=(\S+)$/.exec(text);
      return found === null ? undefined : [found[1]!, found[2]!];
    }),
  );
  return { code, section, facts };
}

/** `TYPE [field=value ...] [[UR 5.4]]` */
function readEvent(words: Words): EventPattern {
  const type = words.read('event', (text) => (/^[a-z-]+$/.test(text) ? text : undefined));
  const fields: string[] = [];
  while (words.more && !words.peek().startsWith('['))
    fields.push(words.read('field=value', (text) => (/^[A-Za-z]+=\S+$/.test(text) ? text : undefined)));
  if (!words.more) return { type, fields, section: null };
  const { text } = words.until('section', null);
  if (!/^\[UR \d[\d.]*[a-z]?\]$/.test(text))
    throw new Unreadable(words.spot, 'scenario-word-unexpected', { expected: '[UR 5.4]', found: text });
  return { type, fields, section: text.slice(1, -1) };
}
