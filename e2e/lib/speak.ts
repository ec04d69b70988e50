import { type Locale, localeInfo } from '@cpc/i18n';
import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { inPage } from './in-page.ts';

/**
 * Chooses a language by the function that the app's own list of languages calls (LG-03): what is open on the page stays open.
 * @throws if the page does not speak it then
 */
export async function speak(page: Page, language: Locale): Promise<void> {
  const { rtl } = localeInfo(language);
  const spoken = await inPage(page, chooseHere, language);
  if (spoken !== `${language} ${rtl ? 'rtl' : 'ltr'}`)
    throw new Error(`${language} was chosen; the page is in ${spoken}`);
  await atRest(page);
}

/** Runs in the page. The language is a property of the outermost components, which React keeps at its root. */
async function chooseHere(locale: string): Promise<string> {
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
    await language.choose(locale);
    return `${document.documentElement.lang} ${document.documentElement.dir}`;
  }
  throw new Error('the page has no language to choose');
}
