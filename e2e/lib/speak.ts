import { type Locale, localeInfo } from '@cpc/i18n';
import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { inPage } from './in-page.ts';

/**
 * Chooses a language by the function that the app's own list of languages calls (LG-03): what is open on the page stays open.
 * @throws if the page does not speak it then
 */
export async function speak(page: Page, language: Locale): Promise<void> {
  await inPage(page, chooseHere, spoken(language));
  await atRest(page);
}

/** A language, and the direction of its script. */
export interface Spoken {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

export const spoken = (language: Locale): Spoken => ({ language, dir: localeInfo(language).rtl ? 'rtl' : 'ltr' });

/**
 * Runs in the page. The language is a property of the outermost components, which React keeps at its root.
 * @throws if the page does not speak it then
 */
export async function chooseHere({ language: wanted, dir }: Spoken): Promise<void> {
  interface Fiber {
    readonly child: Fiber | null;
    readonly alternate: Fiber | null;
    readonly memoizedProps: { readonly language?: { readonly choose?: (locale: string) => Promise<void> } } | null;
  }
  const root = document.querySelector('#root');
  const [, first] = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  for (let fiber = first as Fiber | null; fiber != null; fiber = fiber.child ?? fiber.alternate?.child ?? null) {
    const language = fiber.memoizedProps?.language;
    if (language?.choose === undefined) continue;
    await language.choose(wanted);
    const root = document.documentElement;
    if (root.lang === wanted && root.dir === dir) return;
    throw new Error(`${wanted} was chosen; the page is in ${root.lang} ${root.dir}`);
  }
  throw new Error('the page has no language to choose');
}
