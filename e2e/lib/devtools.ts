import type { CDPSession, Page } from '@playwright/test';

const SESSIONS = new WeakMap<Page, Promise<CDPSession>>();

/** The tools of Chromium for a page, for what Playwright has no word for. */
export function devtools(page: Page): Promise<CDPSession> {
  const opened = SESSIONS.get(page) ?? page.context().newCDPSession(page);
  SESSIONS.set(page, opened);
  return opened;
}
