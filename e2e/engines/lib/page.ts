import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '../../../proof/drivers/browser.ts';
import { findInPage, type Found, wantedOf } from './find-in-page.ts';
import { inWords, type Target } from './target.ts';

/**
 * Finds and taps elements on the page of a browser, as a person would. Each look is repeated until it succeeds or times
 * out.
 */
export interface EnginePage {
  readonly browser: Browser;
  /** Its current state, without waiting. */
  readonly find: (target: Target) => Promise<Found | undefined>;
  readonly see: (target: Target, patienceMs?: number) => Promise<Found>;
  /** Waits until it no longer moves from frame to frame. */
  readonly rest: (target: Target, patienceMs?: number) => Promise<Found>;
  /** The current text of the page. */
  readonly text: () => Promise<string>;
  /** @returns all text of the page */
  readonly seeText: (text: string | RegExp, patienceMs?: number) => Promise<string>;
  /** Waits until the target is still, enabled and not covered, then taps it. */
  readonly tap: (target: Target, patienceMs?: number) => Promise<void>;
  /** Taps the field and types. */
  readonly write: (target: Target, words: string) => Promise<void>;
  /** The names of the layers on the case, bottom first. */
  readonly layers: () => Promise<readonly string[]>;
}

/** Beside other work, an upload of a large photo takes many times its usual seconds. */
const MAX_WAIT_MS = 240_000;
const AGAIN_MS = 60;

/** Runs in the page: what measures itself has found its place by the second frame; a busy machine draws it late. */
const twoFrames = () => new Promise<number>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

export function pageOf(browser: Browser): EnginePage {
  const find = async (target: Target) => (await browser.run(findInPage, wantedOf(target))) ?? undefined;
  const text = () => browser.run(() => document.body.innerText.replaceAll(/[\u2066-\u2069]/g, ''));
  const poll = async <Value>(what: string, ms: number, look: () => Promise<Value | undefined>): Promise<Value> => {
    for (const end = performance.now() + ms; ; await sleep(AGAIN_MS)) {
      const isLast = performance.now() > end;
      // During a navigation there is no page to look at.
      const seen = await look().catch((error: unknown) => {
        if (isLast) throw error;
      });
      if (seen !== undefined) return seen;
      if (isLast) throw new Error(`${what} not within ${ms} ms. The page says:\n${await text()}`);
    }
  };
  const atRest = (target: Target, ms: number, fits: (found: Found) => boolean): Promise<Found> => {
    let last: Found | undefined;
    return poll(`at rest and ready: ${inWords(target)}`, ms, async () => {
      await browser.run(twoFrames);
      const now = await find(target);
      const rests = now !== undefined && isSamePlace(now, last);
      last = now;
      return rests && fits(now) ? now : undefined;
    });
  };
  const page: EnginePage = {
    browser,
    find,
    text,
    see: (target, ms = MAX_WAIT_MS) => poll(`seen: ${inWords(target)}`, ms, () => find(target)),
    seeText: (wanted, ms = MAX_WAIT_MS) =>
      poll(`read: ${String(wanted)}`, ms, async () => {
        const all = await text();
        return (typeof wanted === 'string' ? all.includes(wanted) : wanted.test(all)) ? all : undefined;
      }),
    rest: (target, ms = MAX_WAIT_MS) => atRest(target, ms, () => true),
    tap: async (target, ms = MAX_WAIT_MS) => browser.tap(await atRest(target, ms, ({ ready }) => ready)),
    async write(target, words) {
      await page.tap(target);
      await browser.type(words);
    },
    layers: () => browser.run(() => Array.from(document.querySelectorAll('[data-layer]'), (e) => e.ariaLabel ?? '')),
  };
  return page;
}

const isSamePlace = (one: Found, other: Found | undefined): boolean =>
  one.x === other?.x && one.y === other.y && one.width === other.width && one.height === other.height;
