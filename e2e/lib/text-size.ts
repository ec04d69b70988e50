import type { Page } from '@playwright/test';
import { devtools } from './devtools.ts';

/** The size of letters without a style, px, as every browser begins. */
const USUAL = { standard: 16, fixed: 13 } as const;

/** Sets the text size of a page's browser, as a person does in the settings: a page that is open follows at once. */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await devtools(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: USUAL.standard * times, fixed: USUAL.fixed * times },
  });
}
