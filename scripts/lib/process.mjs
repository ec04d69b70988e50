/** Child processes that report that they are ready in one JSON line on standard output. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root.mjs';

/** The server ends within ten seconds, after the seconds in which it only announces its stop. */
const MAX_WAIT_MS = 15_000 + Number(process.env.DRAIN_SECONDS ?? 0) * 1_000;

/**
 * Starts a program and waits for its line `{"ready":true,…}`. All output goes to its log; standard error before the
 * ready line is also shown.
 * @param log from `logFile`
 * @returns the process and the content of the line
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
      const ready = isReady ? undefined : parse(line);
      if (ready?.ready !== true) return log.write(line);
      isReady = true;
      done({ child, ready });
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

/** Asks a child to end, and kills it after a while if it does not. */
export function stopProgram(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), MAX_WAIT_MS);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}
