/** Child processes that say when they are ready, in one JSON line on their standard output. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './prepare.mjs';

/** The server ends within ten seconds, after those in which it only says that it stops. */
const PATIENCE_MS = 15_000 + Number(process.env.DRAIN_SECONDS ?? 0) * 1_000;

/**
 * Starts a program and waits for its line `{"ready":true,…}`. Everything it prints goes to its log; what it says on
 * standard error before it is ready is shown, too.
 * @param log from `logFile`
 * @returns the process and what the line said
 */
export function startProgram(entry, env, log) {
  const child = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((done, fail) => {
    let isReady = false;
    child.on('error', fail);
    child.on('exit', (code, signal) => fail(new Error(`${entry} ended before it was ready (${signal ?? code})`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      log.write(line);
      if (!isReady) console.error(line);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = isReady ? undefined : parse(line);
      if (said?.ready !== true) return log.write(line);
      isReady = true;
      done({ child, said });
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
export function stopProgram(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}
