import { parseArgs } from 'node:util';
import { fail, ok, type Problem, type Result } from '../kit/index.ts';

/** What whoever runs the server may choose. docs/operating.md tells it to people. */
export interface Settings {
  /** 0: any free one. */
  readonly port: number;
  /** The name or address of this machine that is listened at. */
  readonly host: string;
  /** Names it may be called by besides its addresses and `localhost`: `example.org`, `.example.org` with all below it, `*` for any. */
  readonly allowedHosts: readonly string[];
  readonly logLevel: LogLevel;
  /** The folder of the built page; null: where the build puts it. */
  readonly web: string | null;
  /** Where races online are kept: `postgres://...`, a file of SQLite's; null: the usual file. `none`: there are no races online. */
  readonly store: string | null;
  /** The address of a visitor is what the proxy in front says. */
  readonly trustProxy: boolean;
  /** The store is copied into this new file, and no server is begun; null: a server is. */
  readonly backup: string | null;
  /** Is told whose turn it is in every race; null: nobody is. */
  readonly webhook: string | null;
  /** Hosts at which a race may have a hook of its own. */
  readonly webhookHosts: readonly string[];
  /** Push services beside those of the browsers' makers. */
  readonly pushHosts: readonly string[];
  /** Whoever has it may read `/metrics`; null: whoever is at this machine, where `metricsHere`. */
  readonly metricsToken: string | null;
  /** Neither a name for others nor a proxy was named: what comes from this machine's own address is not somebody from outside that a proxy beside it passes on. */
  readonly metricsHere: boolean;
  /** Who runs the server, for push services: `mailto:` or `https:`. */
  readonly pushContact: string;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const OPTIONS = { port: { type: 'string' }, host: { type: 'string' }, backup: { type: 'string' } } as const;
const HOST_NAME = /^(\*|\.?[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/;
/** Too long to be tried out, and without what a header cannot bear. */
const METRICS_TOKEN = /^[\x21-\x7e]{16,200}$/;
const PROJECT = 'https://windschatten.example/';
const DEFAULTS = { port: '4173', host: 'localhost', logLevel: 'warn' };

/** The variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** An empty variable is none. */
export const variable = (env: Env, name: string): string | undefined => (env[name] === '' ? undefined : env[name]);

/**
 * Reads the settings; an option goes before its variable.
 * @param args what follows the program's name: `--port`, `--host`, `--backup`
 * @param env PORT, HOST, ALLOWED_HOSTS, LOG_LEVEL, WINDSCHATTEN_WEB, DATABASE_URL, TRUST_PROXY, WEBHOOK_URL, WEBHOOK_HOSTS, PUSH_HOSTS, PUSH_CONTACT, METRICS_TOKEN
 */
export function readSettings(args: readonly string[], env: Env): Result<Settings, readonly Problem[]> {
  const { values, tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const given = (option: 'port' | 'host'): string => {
    const value = values[option];
    return (typeof value === 'string' ? value : variable(env, option.toUpperCase())) ?? DEFAULTS[option];
  };
  const problems: Problem[] = tokens.flatMap((token) => {
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name)) return [unknown(token.rawName)];
    if (token.kind === 'option' && !token.value) return [{ code: 'option-empty', facts: { option: token.rawName } }];
    return token.kind === 'positional' ? [unknown(token.value)] : [];
  });
  const port = given('port');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) problems.push({ code: 'port-unreadable', facts: { value: port } });
  const host = given('host').toLowerCase();
  const names = (list: string): readonly string[] => {
    const found = (env[list] ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((name) => name !== '');
    for (const name of found) if (!HOST_NAME.test(name)) problems.push({ code: 'host-name-unreadable', facts: { list, value: name } });
    return found;
  };
  const [allowedHosts, webhookHosts, pushHosts] = [names('ALLOWED_HOSTS'), names('WEBHOOK_HOSTS'), names('PUSH_HOSTS')];
  const address = (name: string, schemes: readonly string[]): string | undefined => {
    const value = variable(env, name);
    if (value === undefined || (URL.canParse(value) && schemes.includes(new URL(value).protocol))) return value;
    problems.push({ code: 'address-unreadable', facts: { name, schemes: schemes.join(', ') } });
    return undefined;
  };
  const webhook = address('WEBHOOK_URL', ['http:', 'https:']) ?? null;
  const pushContact = address('PUSH_CONTACT', ['mailto:', 'https:']) ?? PROJECT;
  const metricsToken = variable(env, 'METRICS_TOKEN') ?? null;
  // it is a secret: what it is now is not said
  if (metricsToken !== null && !METRICS_TOKEN.test(metricsToken)) problems.push({ code: 'metrics-token-unreadable', facts: {} });
  const level = variable(env, 'LOG_LEVEL') ?? DEFAULTS.logLevel;
  const logLevel = LOG_LEVELS.find((known) => known === level);
  if (logLevel === undefined) problems.push({ code: 'log-level-unknown', facts: { value: level, known: LOG_LEVELS.join(', ') } });
  if (problems.length > 0 || logLevel === undefined) return fail(problems);
  const trustProxy = variable(env, 'TRUST_PROXY') === '1';
  const rest = {
    web: variable(env, 'WINDSCHATTEN_WEB') ?? null,
    store: variable(env, 'DATABASE_URL') ?? null,
    trustProxy,
    ...{ metricsToken, metricsHere: !trustProxy && allowedHosts.length === 0 },
    backup: typeof values['backup'] === 'string' ? values['backup'] : null,
    ...{ webhook, webhookHosts, pushHosts, pushContact },
  };
  return ok({ port: Number(port), host, allowedHosts: [...allowedHosts, host], logLevel, ...rest });
}

const unknown = (option: string): Problem => ({
  code: 'option-unknown',
  facts: {
    option,
    known: Object.keys(OPTIONS)
      .map((name) => `--${name}`)
      .join(', '),
  },
});
