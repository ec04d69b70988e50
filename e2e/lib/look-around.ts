import type { Page } from '@playwright/test';
import type { Locale } from '@cpc/i18n';
import { atRest, restHere } from './at-rest.ts';
import { inPage } from './in-page.ts';
import { chooseHere, type Spoken, spoken } from './speak.ts';
import { faultsHere } from './text-faults.ts';

/**
 * The faults of a page's texts as it is shown now, in some languages one after the other (see `textFaults`). All of it runs in the
 * page: to ask a page for each step takes as long as the page itself takes for it.
 * @returns a language and a fault, for each fault that is still there a moment later
 * @throws if the page does not speak a language, or does not get what it asks for
 */
export async function faultsIn(
  page: Page,
  languages: readonly Locale[],
): Promise<readonly (readonly [string, string])[]> {
  await atRest(page);
  return inPage(page, lookHere, languages.map(spoken), chooseHere, restHere, faultsHere);
}

/** Runs in the page. */
async function lookHere(
  languages: readonly Spoken[],
  choose: (language: Spoken) => Promise<void>,
  rest: () => Promise<void>,
  faults: () => string[],
): Promise<[string, string][]> {
  /** A busy computer has found the layout of the page by then. */
  const BUSY_LAYOUT_MS = 2_000;
  const MAX_ANSWER_MS = 240_000;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Clocks and counts run on. */
  const withoutFigures = (fault: string): string => fault.replaceAll(/\p{Nd}+/gu, '0');

  const window = globalThis as typeof globalThis & { unanswered?: Set<string> };
  const unanswered = (window.unanswered ??= countAnswers());
  /** What the page asks for and has not got yet. A stream of events never ends, so it does not count. */
  function countAnswers(): Set<string> {
    const open = new Set<string>();
    const ask = fetch;
    window.fetch = async (input, init) => {
      if (new Headers(init?.headers).get('accept')?.includes('event-stream')) return ask(input, init);
      const call = `${performance.now()} ${input instanceof Request ? input.url : input.toString()}`;
      open.add(call);
      try {
        const answer = await ask(input, init);
        await answer.clone().arrayBuffer();
        return answer;
      } finally {
        open.delete(call);
      }
    };
    return open;
  }

  async function arrive(): Promise<void> {
    const until = performance.now() + MAX_ANSWER_MS;
    do {
      while (unanswered.size > 0) {
        if (performance.now() > until) throw new Error(`no answer came to ${[...unanswered].join()}`);
        await pause(10);
      }
      await rest();
    } while (unanswered.size > 0);
  }

  const found: [string, string][] = [];
  for (const language of languages) {
    await choose(language);
    await arrive();
    const first = faults();
    if (first.length === 0) continue;
    await pause(BUSY_LAYOUT_MS);
    const later = new Set(faults().map(withoutFigures));
    for (const fault of first) if (later.has(withoutFigures(fault))) found.push([language.language, fault]);
  }
  return found;
}
