import type { FastifyRequest } from 'fastify';
import { codeOf } from './listen.ts';
import { SECRETS_IN_TEXT } from '../protocol/index.ts';

/**
 * Log lines name the route of a request, never its address. The id of an unlisted race gives anyone who has it a seat, and a link hands one on; readers of a log must not get them.
 */

/** Hides ids, tokens and links. It also hides a plain word of the same length, which is rare. */
const hidden = (text: string): string => text.replace(SECRETS_IN_TEXT, '...');

interface LoggedError {
  readonly [more: string]: unknown;
  readonly type: string;
  readonly message: string;
  /** The stack without the message at its head. */
  readonly stack: string;
}

/** Logs no other fields of an error, because they may hold database values or client input. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: hidden(String(error)), stack: '' };
  const { name, message, stack = '', cause } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const described = { type: name, message: hidden(message), ...(codeOf(error) === '' ? {} : { code: hidden(codeOf(error)) }) };
  if (cause === undefined) return { ...described, stack: frames.join('\n') };
  const because = loggedError(cause);
  return {
    ...described,
    stack: [...frames, `caused by ${because.type} ${hidden(codeOf(cause))}: ${because.message}`, because.stack].join('\n'),
  };
}

const serializers = {
  req: ({ method, routeOptions, ip }: FastifyRequest) => ({
    method,
    // null: unknown path
    route: routeOptions.url ?? null,
    remoteAddress: ip,
  }),
  err: loggedError,
  // the WebSocket plugin logs the address under this name
  path: () => undefined,
};

/** Hides secrets in messages too. A line without a message gets that of its error. */
function logMethod(this: unknown, args: unknown[], method: (...args: never[]) => void): void {
  const [first, text, ...rest] = args;
  const fields = first instanceof Error ? { err: first } : first;
  const { err } = (typeof fields === 'object' && fields !== null ? fields : {}) as { readonly err?: unknown };
  const message = text ?? (err instanceof Error ? err.message : undefined);
  const hide = (each: unknown): unknown => (typeof each === 'string' ? hidden(each) : each);
  const shown = message === undefined ? [fields] : [fields, message, ...rest];
  method.apply(this, shown.map(hide) as never[]);
}

export const logging = { serializers, hooks: { logMethod } };
