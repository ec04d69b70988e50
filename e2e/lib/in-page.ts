import type { Page } from '@playwright/test';

/**
 * Runs a function in a page; it may use nothing from outside itself and its arguments, which may be such functions. The program
 * that runs these sources may wrap functions to keep their names.
 */
export const inPage = <Args extends readonly unknown[], Result>(
  page: Page,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> =>
  page.evaluate(`globalThis.__name ??= (named) => named; (${run.toString()})(${args.map(written).join()})`);

const written = (argument: unknown): string =>
  typeof argument === 'function' ? String(argument) : JSON.stringify(argument);
