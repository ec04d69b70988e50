import type { CDPSession, Page } from '@playwright/test';

const SESSIONS = new WeakMap<Page, Promise<CDPSession>>();

/** The size of letters without a style, px, as every browser begins. */
const USUAL = { standard: 16, fixed: 13 } as const;

/** Sets the text size of a page's browser, as a person does in the settings: a page that is open follows at once. */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const opened = SESSIONS.get(page) ?? page.context().newCDPSession(page);
  SESSIONS.set(page, opened);
  const session = await opened;
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: USUAL.standard * times, fixed: USUAL.fixed * times },
  });
}
