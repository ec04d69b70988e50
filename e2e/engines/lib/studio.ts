import { expect, test } from '@playwright/test';
import { chooseModel, enterAsGuest, openStudio, scan } from './customer.ts';
import { draftRecords } from './device.ts';
import type { EnginePage } from './page.ts';
import { slider, type Target } from './target.ts';

/** From the station's code to an empty design. */
export async function enterStudio(page: EnginePage, origin: string, model = 'iPhone 16'): Promise<void> {
  await scan(page, origin);
  await enterAsGuest(page);
  await chooseModel(page, model);
  await openStudio(page);
}

/** Checks that the action changes the design, and that the change is saved. */
export const changes = (phone: EnginePage, what: string, act: () => Promise<unknown>) =>
  test.step(what, async () => {
    const storedDrafts = async () => JSON.stringify(await phone.browser.run(draftRecords));
    const before = await storedDrafts();
    await act();
    await expect.poll(storedDrafts).not.toBe(before);
  });

export const inPanel = (target: Target): Target => ({ ...target, within: '[data-panel]' });

/** Sets a slider to three quarters. */
export async function slide(phone: EnginePage, name: string): Promise<void> {
  await phone.see(inPanel(slider(name)));
  const { x, y, width } = await phone.rest(inPanel(slider(name)));
  await phone.browser.tap({ x: Math.round(x + width / 4), y: Math.round(y) });
}

/** The height of the open panel, CSS pixels. */
export const panelHeight = (phone: EnginePage): Promise<number> =>
  phone.browser.run(() => Math.round(document.querySelector('[data-panel]')?.getBoundingClientRect().height ?? 0));

/** Drags the panel by its header, and holds it for a moment at the end: without inertia. @param by CSS pixels downwards */
export async function dragPanel(phone: EnginePage, by: number): Promise<void> {
  const from = await phone.browser.run(() => {
    const { x, y, width } = document.querySelector('[data-panel] header')?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(x + width * 0.4), y: Math.round(y + 30) };
  });
  const to = { x: from.x, y: from.y + by };
  await phone.browser.touch([[from, to, to, to]], 600);
}
