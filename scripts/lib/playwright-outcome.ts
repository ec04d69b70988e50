import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { emptyOutcome, named, type Outcome, writeOutcome } from './outcome.ts';
import { ROOT } from './root.mjs';

/** Tells what failed, and how long each file took. A test is named with its browser. */
export default class PlaywrightOutcome implements Reporter {
  private run: Suite | undefined;
  private readonly outcome = emptyOutcome();

  onBegin(_: unknown, run: Suite): void {
    this.run = run;
  }

  /** What is no test's error: a file that cannot be read, a browser that does not start. */
  onError(error: TestError): void {
    this.outcome.failed += 1;
    this.outcome.failures.push(named(error.location?.file ?? 'playwright.config.ts', '', [error]));
  }

  onEnd(): void {
    for (const test of this.run?.allTests() ?? []) count(this.outcome, test);
    writeOutcome(this.outcome);
  }
}

function count(outcome: Outcome, test: TestCase): void {
  const browser = test.parent.project()?.name ?? '';
  const file = `${relative(ROOT, test.location.file)} [${browser}]`;
  for (const { duration } of test.results) outcome.seconds[file] = (outcome.seconds[file] ?? 0) + duration / 1000;
  const errors = test.results.flatMap((result) => result.errors);
  const { name, message } = named(test.location.file, `[${browser}] ${test.title}`, errors);
  const pages = test.results.flatMap(({ attachments }) => attachments.flatMap(pageOf));
  const what = { name, message: [message, ...pages].join('\n') };
  const verdict = test.outcome();
  if (verdict === 'skipped') outcome.skipped += 1;
  if (verdict === 'expected') outcome.passed += 1;
  // A test that passes only when it is tried again is a failure, too.
  if (verdict !== 'unexpected' && verdict !== 'flaky') return;
  outcome.failed += 1;
  outcome.failures.push(what);
}

const MAX_PAGE_LINES = 80;

/** What the page showed when the test failed: Playwright puts it into the context of an error, as YAML. */
function pageOf({ name, path, body }: TestResult['attachments'][number]): string[] {
  if (name !== 'error-context') return [];
  const text = body?.toString() ?? (path === undefined ? '' : readFileSync(path, 'utf8'));
  const shown = /```yaml\n(.*?)```/s.exec(text)?.[1];
  return shown === undefined ? [] : ['The page showed:', ...shown.split('\n').slice(0, MAX_PAGE_LINES)];
}
