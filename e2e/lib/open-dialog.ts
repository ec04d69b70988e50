import type { Locale, MessageKey } from '@cpc/i18n';
import { allTexts, labelPattern } from '@cpc/i18n/testing';
import type { Page } from '@playwright/test';

/** What a control that leads to a dialog says: the key of its text, or of several that follow one another. */
export type Opener = MessageKey | readonly MessageKey[];

const ROLES = ['button', 'link', 'radio', 'menuitem'] as const;
/** What opens over a page. */
export const DIALOG = '[role=dialog]:visible, dialog[open]';
/** A part of the app may have to be loaded first, on a busy machine. */
const MAX_OPENING_MS = 60_000;

/** Presses the controls that open a dialog, one after the other. @throws if one of them, or the dialog, is not shown */
export async function openDialog(page: Page, openers: readonly Opener[], language: Locale): Promise<void> {
  const texts = allTexts(language);
  for (const opener of openers) {
    const name = labelPattern(...[opener].flat().map((key) => texts[key]));
    const [first, ...others] = ROLES.map((role) => page.getByRole(role, { name }));
    const control = others.reduce((all, one) => all.or(one), first ?? page.locator('nothing'));
    const shown = control.filter({ visible: true }).first();
    await shown.click({ timeout: MAX_OPENING_MS }).catch((error: Error) => {
      throw new Error(`${nameOfOpener(opener)} cannot be pressed: ${error.message.split('\n', 1)[0]}`);
    });
  }
  await page.locator(DIALOG).first().waitFor({ timeout: MAX_OPENING_MS });
}

export const nameOfOpener = (opener: Opener): string => [opener].flat()[0] ?? '';
