import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { binOf } from './prepare.mjs';
import { ROOT } from './root.mjs';

const VITEST = ['vitest', 'list', '--filesOnly'];
const PLAYWRIGHT = ['@playwright/test:playwright', 'test', '--list', '--reporter=list'];

/** The tests that a runner would run in a part, on a date that is so many days away. */
function chosen([tool = '', ...args]: readonly string[], part: string, days = 0): string[] {
  // What this run's worker is told by its runner would confuse the runner below it.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|PLAYWRIGHT|PW)/.test(name));
  const env = { ...Object.fromEntries(own), TEST_PART: part };
  const command = [process.execPath, binOf(tool), ...args];
  const [program = '', ...rest] =
    days === 0 ? command : ['faketime', '-f', `${days > 0 ? '+' : ''}${days}d`, ...command];
  const { stdout, stderr, status } = spawnSync(program, rest, { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(stderr || stdout);
  return stdout
    .split('\n')
    .filter((line) => /\.(?:test|spec)\.tsx?/.test(line))
    .toSorted();
}

describe.each([
  ['unit tests', VITEST],
  ['journeys', PLAYWRIGHT],
])('the selection of %s', { timeout: 300_000 }, (_, runner) => {
  it('[TS-01] [TS-02.1] is the same on every date, and what `npm test` leaves out `npm run test:all` runs', () => {
    const [main, rest] = [chosen(runner, 'main'), chosen(runner, 'rest')];
    expect(main.length).toBeGreaterThan(50);
    expect(chosen(runner, 'main', 1)).toEqual(main);
    expect(chosen(runner, 'rest', -1)).toEqual(rest);
    expect([...new Set([...main, ...rest])].toSorted()).toEqual(chosen(runner, 'all'));
  });
});
