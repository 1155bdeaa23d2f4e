import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Foreign } from './foreign.ts';
import { finished, lineOf } from './program.ts';

/** Firefox speaks WebDriver BiDi itself, so no separate driver is needed. */
export async function openFirefox(
  program: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Foreign> {
  const profile = await mkdtemp(join(tmpdir(), 'windschatten-firefox-'));
  const child = spawn(program, ['--headless', '--remote-debugging-port', '0', '--no-remote', '--profile', profile], {
    env: { ...process.env, HOME: profile },
  });
  const address = await lineOf(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const { ask, end } = await talkTo(`${address}/session`);
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  await ask('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    async go(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate<T>(expression: string) {
      const { result, exceptionDetails } = await ask<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        },
      );
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as T;
    },
    async press({ x, y }) {
      await ask('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    async picture() {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      end();
      child.kill();
      await finished(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

interface Answer {
  readonly id: number | null;
  readonly result?: unknown;
  readonly message?: string;
}
type Ask = <Result = unknown>(method: string, params: object) => Promise<Result>;

/** Sends numbered commands over one socket and waits for the answer to each. */
async function talkTo(address: string): Promise<{ readonly ask: Ask; readonly end: () => void }> {
  const line = new WebSocket(address);
  await new Promise((yes, no) => line.once('open', yes).once('error', no));
  const waiting = new Map<number, (answer: Answer) => void>();
  line.on('message', (bytes: Buffer) => {
    const answer = JSON.parse(bytes.toString()) as Answer;
    if (answer.id !== null) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return {
    ask: (method, params) =>
      new Promise((yes, no) => {
        const id = ++last;
        waiting.set(id, ({ result, message }) => {
          waiting.delete(id);
          if (result === undefined) no(new Error(`${method}: ${message ?? '?'}`));
          else yes(result as never);
        });
        line.send(JSON.stringify({ id, method, params }));
      }),
    end: () => line.terminate(),
  };
}
