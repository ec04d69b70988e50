import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Outcome } from './outcome.ts';
import { binOf } from './prepare.mjs';
import { ROOT } from './root.mjs';

/** Beside `node_modules`, where the tests find their runner. */
function folder(files: Readonly<Record<string, string>>): string {
  const results = join(ROOT, 'test-results');
  mkdirSync(results, { recursive: true });
  const made = mkdtempSync(join(results, 'outcome-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
}

function outcomeOf(where: string, tool: string, args: readonly string[]): Outcome {
  const file = join(where, 'outcome.json');
  // What this run's worker is told by its runner would confuse the runner below it.
  const foreign = /^(?:VITEST|TEST|PLAYWRIGHT|PW)/;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const env = { ...Object.fromEntries(own), OUTCOME_FILE: file };
  const { output } = spawnSync(process.execPath, [binOf(tool), ...args], { cwd: where, env, encoding: 'utf8' });
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  } catch (error) {
    throw new Error(output.join('\n'), { cause: error });
  }
}

const reporter = (runner: string) => `--reporter=${join(ROOT, 'scripts/lib', `${runner}-outcome.ts`)}`;
const at = (where: string, file: string) => join(where, file).replace(`${ROOT}/`, '');

describe('the outcome of a run', () => {
  it('of vitest names what failed, also if it passed when it was tried again, and a file that cannot be read', () => {
    const where = folder({
      'some.test.ts': `import { expect, it } from 'vitest';
        let attempts = 0;
        it('passes', () => undefined);
        it('is flaky', () => { attempts += 1; expect(attempts).toBe(2); });
        it('fails', () => {
          throw new Error('no paper', { cause: new Error('no tray', { cause: 'no money' }) });
        });
        it('differs', () => { expect(['the third tray has had no paper since this morning']).toEqual([]); });
        it.skip('waits', () => undefined);`,
      'vitest.config.ts': 'export default {};',
      'broken.test.ts': `throw new Error('no such file');`,
    });
    const outcome = outcomeOf(where, 'vitest', ['run', '--root=.', '--retry=1', reporter('vitest')]);
    expect(outcome).toMatchObject({ passed: 1, failed: 4, skipped: 1 });
    expect(outcome.seconds[at(where, 'some.test.ts')]).toBeGreaterThan(0);
    expect(outcome.failures.map(({ name }) => name).toSorted()).toEqual([
      at(where, 'broken.test.ts'),
      `${at(where, 'some.test.ts')} › differs`,
      `${at(where, 'some.test.ts')} › fails`,
      `${at(where, 'some.test.ts')} › is flaky`,
    ]);
    expect(outcome.failures.find(({ name }) => name.endsWith('flaky'))?.message).toContain('expected 1 to be 2');
    expect(outcome.failures.find(({ name }) => name.endsWith('fails'))?.message).toContain(
      'no paper\nCaused by: no tray\nCaused by: no money',
    );
    // The message shortens what differs.
    expect(outcome.failures.find(({ name }) => name.endsWith('differs'))?.message).toContain(
      'no paper since this morning',
    );
  });

  it('of Playwright names what failed, also if it passed when it was tried again, each with its browser', () => {
    const where = folder({
      'playwright.config.ts': `export default { outputDir: 'kept', retries: 1, projects: [{ name: 'firefox' }] };`,
      'some.spec.ts': `import { expect, test } from '@playwright/test';
        test('passes', () => undefined);
        test('is flaky', ({}, { retry }) => { expect(retry).toBe(1); });
        test('fails', () => { throw new Error('no paper'); });
        test.skip('waits', () => undefined);`,
    });
    const outcome = outcomeOf(where, '@playwright/test:playwright', ['test', reporter('playwright')]);
    expect(outcome).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
    expect(outcome.seconds[`${at(where, 'some.spec.ts')} [firefox]`]).toBeGreaterThan(0);
    expect(outcome.failures.map(({ name }) => name)).toEqual([
      `${at(where, 'some.spec.ts')} › [firefox] is flaky`,
      `${at(where, 'some.spec.ts')} › [firefox] fails`,
    ]);
    expect(outcome.failures[1]?.message).toContain('no paper');
  });
});
