import type { FastifyRequest } from 'fastify';
import { codeOf } from './listen.ts';
import { SECRETS_IN_TEXT } from '../protocol/index.ts';

/**
 * What stands in log lines: by which route something was asked, never its address. The id of a race by link gives whoever has it a seat, a link hands one on; whoever may
 * read a log is not meant to ride.
 */

/** Hides ids, tokens and links. It also hides a plain word of the same length, which is rare. */
const hidden = (text: string): string => text.replace(SECRETS_IN_TEXT, '...');

interface LoggedError {
  readonly [more: string]: unknown;
  readonly type: string;
  readonly message: string;
  /** Where in the code: lines of the stack without the message at its head. */
  readonly stack: string;
}

/** Nothing that an error bears besides: a database's may hold values, a parser's what was sent. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: hidden(String(error)), stack: '' };
  const { name, message, stack = '', cause } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const told = { type: name, message: hidden(message), ...(codeOf(error) === '' ? {} : { code: hidden(codeOf(error)) }) };
  if (cause === undefined) return { ...told, stack: frames.join('\n') };
  const because = loggedError(cause);
  return {
    ...told,
    stack: [...frames, `caused by ${because.type} ${hidden(codeOf(cause))}: ${because.message}`, because.stack].join('\n'),
  };
}

/** How the server's logger writes each thing. */
const serializers = {
  req: ({ method, routeOptions, ip }: FastifyRequest) => ({
    method,
    // null: nothing that is here
    route: routeOptions.url ?? null,
    remoteAddress: ip,
  }),
  err: loggedError,
  // the WebSockets' own word for an address at which there is none
  path: () => undefined,
};

/** Texts of lines, too; one that has none of its own has its error's. */
function logMethod(this: unknown, args: unknown[], method: (...args: never[]) => void): void {
  const [first, text, ...rest] = args;
  const told = first instanceof Error ? { err: first } : first;
  const { err } = (typeof told === 'object' && told !== null ? told : {}) as { readonly err?: unknown };
  const said = text ?? (err instanceof Error ? err.message : undefined);
  const hide = (each: unknown): unknown => (typeof each === 'string' ? hidden(each) : each);
  const shown = said === undefined ? [told] : [told, said, ...rest];
  method.apply(this, shown.map(hide) as never[]);
}

export const logging = { serializers, hooks: { logMethod } };
