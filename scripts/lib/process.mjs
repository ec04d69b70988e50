/** Child processes that say when they are ready, in one JSON line on their standard output. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './prepare.mjs';

/**
 * Starts a program and waits for its line `{"ready":true,…}`.
 * @returns the process and what the line said
 */
export function startProgram(entry, env, { onLine = () => {} } = {}) {
  const child = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code, signal) => fail(new Error(`${entry} ended before it was ready (${signal ?? code})`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = parse(line);
      if (said?.ready === true) done({ child, said });
      else onLine(line);
    });
  });
}

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Asks a child to end, and ends it after a while if it does not listen. */
export function stopProgram(child, patience = 8_000) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}
