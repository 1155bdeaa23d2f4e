import { parseArgs } from 'node:util';
import { fail, ok, type Problem, type Result } from '../kit/index.ts';

/** The settings of an operator (docs/operating.md). */
export interface Settings {
  /** 0: any free one. */
  readonly port: number;
  /** The name or address to listen at. */
  readonly host: string;
  /** Accepted host names besides addresses and `localhost`: `example.org`, `.example.org` with all below it, `*` for any. */
  readonly allowedHosts: readonly string[];
  readonly logLevel: LogLevel;
  /** The folder of the built page; null: the default. */
  readonly web: string | null;
  /** `postgres://...`, or the path of an SQLite file; null: the default file; `none`: no online races. */
  readonly store: string | null;
  /** Takes the address of a visitor from the proxy in front. */
  readonly trustProxy: boolean;
  /** Copies the store into this new file instead of starting a server; null: starts a server. */
  readonly backup: string | null;
  /** The webhook for all races; null: none. */
  readonly webhook: string | null;
  /** Hosts of webhooks that a race may have. */
  readonly webhookHosts: readonly string[];
  /** Push services besides those of browser makers. */
  readonly pushHosts: readonly string[];
  /** The token for `/metrics`; null: requests from this machine, if `metricsHere`. */
  readonly metricsToken: string | null;
  /** Neither a public name nor a proxy is set, so a request from this machine cannot come from outside through a proxy. */
  readonly metricsHere: boolean;
  /** The servers of the bus between processes; null: none. */
  readonly bus: readonly string[] | null;
  /** The operator, for push services: `mailto:` or `https:`. */
  readonly pushContact: string;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const OPTIONS = { port: { type: 'string' }, host: { type: 'string' }, backup: { type: 'string' } } as const;
const HOST_NAME = /^(\*|\.?[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/;
/** Too long to guess, and valid in a header. */
const METRICS_TOKEN = /^[\x21-\x7e]{16,200}$/;
const PROJECT = 'https://windschatten.example/';
const DEFAULTS = { port: '4173', host: 'localhost', logLevel: 'warn' };

/** The variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset. */
export const variable = (env: Env, name: string): string | undefined => (env[name] === '' ? undefined : env[name]);

/**
 * Reads the settings. An option overrides its variable.
 * @param args what follows the program's name: `--port`, `--host`, `--backup`
 * @param env PORT, HOST, ALLOWED_HOSTS, LOG_LEVEL, WINDSCHATTEN_WEB, DATABASE_URL, TRUST_PROXY, WEBHOOK_URL, WEBHOOK_HOSTS, PUSH_HOSTS, PUSH_CONTACT, METRICS_TOKEN, BUS_URL
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
  const bus = readBus(env);
  if (bus?.length === 0) problems.push({ code: 'address-unreadable', facts: { name: 'BUS_URL', schemes: BUS_SCHEMES.join(', ') } });
  const metricsToken = variable(env, 'METRICS_TOKEN') ?? null;
  // the value is a secret, so the problem does not show it
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
    ...{ webhook, webhookHosts, pushHosts, pushContact, bus },
  };
  return ok({ port: Number(port), host, allowedHosts: [...allowedHosts, host], logLevel, ...rest });
}

const BUS_SCHEMES = ['nats:', 'tls:'];

/** The addresses of `BUS_URL`, with commas between them. Null: none is set; empty: one is unreadable. */
export function readBus(env: Env): readonly string[] | null {
  const urls = variable(env, 'BUS_URL')
    ?.split(',')
    .map((url) => url.trim());
  if (urls === undefined) return null;
  return urls.every((url) => URL.canParse(url) && BUS_SCHEMES.includes(new URL(url).protocol) && new URL(url).host !== '') ? urls : [];
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
