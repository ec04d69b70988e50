import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const ENGINE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule that axe finds violated on a page, or inside the element of a selector. The engine is called in the page
 * itself, after it is injected once per document: its driver for frames, which these pages do not use, takes five times
 * as long.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<readonly Axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(ENGINE);
  const { violations, passes } = await page.evaluate(lookWithin, within);
  if (passes.length === 0) throw new Error(`axe checked nothing on ${page.url()}`);
  return violations;
}

/** Runs in the page, when nothing fades in any more: contrast is measured. Passed rules are counted, not returned. */
async function lookWithin(selector: string): Promise<Axe.AxeResults> {
  const { axe } = globalThis as unknown as { readonly axe: typeof Axe };
  if (document.querySelector('iframe, frame'))
    throw new Error('expected a page without frames: axe does not check frames');
  const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const hasEnd = effect?.getComputedTiming().endTime !== Infinity;
    return hasEnd && playState === 'running' && timeline instanceof DocumentTimeline;
  });
  await Promise.allSettled(ending.map((animation) => animation.finished));
  return axe.run(selector, { resultTypes: ['violations'] });
}
