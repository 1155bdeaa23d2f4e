/** Programs of the measurement, each with its port and a way to ask it things. */
import { fork } from 'node:child_process';
import process from 'node:process';

/**
 * @typedef {object} Program
 * @property {number} port
 * @property {(message: object) => Promise<any>} ask one question at a time
 * @property {() => Promise<void>} end
 * @property {() => Promise<void>} kill SIGKILL
 */

/**
 * Starts the server to be measured.
 * @param {import('./lab.d.ts').Lab} lab
 * @param {string} where
 * @param {Omit<import('./serve.ts').ServeOrder, 'where' | 'content' | 'web'>} [how]
 * @param {readonly string[]} [flags] of Node
 */
export const startServer = (lab, where, how = {}, flags = []) =>
  startProgram(lab.file('serve'), { where, content: lab.content, web: lab.web, ...how }, flags);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * @param {string} file
 * @param {object} message
 * @param {readonly string[]} [flags] of Node
 * @returns {Promise<Program>}
 */
export async function startProgram(file, message, flags = []) {
  const child = fork(file, { execArgv: [...flags], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  running.add(child);
  const ended = new Promise((over) => child.once('exit', over));
  /** @type {(message: any) => void} */
  let hear = () => undefined;
  /** @type {(error: Error) => void} */
  let fail = () => undefined;
  child.on('message', (message) => hear(message));
  child.once('exit', (code) => {
    running.delete(child);
    fail(new Error(`${file} ended with ${String(code)}`));
  });
  const next = () =>
    new Promise((resolve, failed) => {
      hear = resolve;
      fail = failed;
    });
  child.send(message);
  const { port } = await next();
  return {
    port,
    ask(message) {
      const answer = next();
      child.send(message);
      return answer;
    },
    async end() {
      // it ends when its parent has gone
      child.disconnect();
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
