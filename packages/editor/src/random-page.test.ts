import type { DesignDocument } from '@cpc/design';
import { isWhole } from '@cpc/domain/testing/part';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dice, dice, picture } from './testing.ts';
import { asQuery, CHROMIUM, openShop, type Phone, type Shop, storedDraft } from './testing-browser.ts';

const SEED = 7;
const EVENTS = isWhole ? 2_000 : 300;
/** Events between two reloads of the page. */
const PER_LIFE = 100;

const KEYS = ['Escape', 'Delete', 'Enter', 'ArrowLeft', 'Shift+ArrowUp', '+', '-', 'm', 's', ']', '[', 'x'] as const;
const CHORDS = ['Control+z', 'Control+Shift+z', 'Control+a', 'Control+d', 'Control+g', 'Control+l'] as const;

/** Presses a control that a person could press. Those that leave the page or open a dialog of the device are left out. */
async function pressControl({ page }: Phone, roll: Dice): Promise<void> {
  const places = await page.evaluate(() => {
    const isLeaving = /^(Back|Photo|Add photo|Choose photos|Share|Next|Done)/;
    return [...document.querySelectorAll<HTMLElement>('button, [role=tab], [role=radio]')].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const isOnTop = control.contains(document.elementFromPoint(at.x, at.y));
      const name = control.ariaLabel ?? control.textContent;
      return isOnTop && !isLeaving.test(name) && !name.includes('€') ? at : [];
    });
  });
  const at = roll.of(places);
  if (at) await page.mouse.click(at.x, at.y);
}

/** One or two fingers somewhere on the page; now and then they are lost. */
async function touch({ devtools }: Phone, roll: Dice): Promise<void> {
  const at = (id: number) => ({ id, x: roll.between(5, 407), y: roll.between(70, 800) });
  const fingers = roll.chance(0.3) ? [0, 1] : [0];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: readonly object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] as never });
  await send('touchStart', fingers.map(at));
  for (let moves = Math.floor(roll.between(0, 4)); moves > 0; moves -= 1) await send('touchMove', fingers.map(at));
  await send(roll.chance(0.1) ? 'touchCancel' : 'touchEnd', []);
}

async function act(phone: Phone, roll: Dice): Promise<void> {
  const { page } = phone;
  const event = roll.between(0, 1);
  if (event < 0.45) return touch(phone, roll);
  if (event < 0.75) return pressControl(phone, roll);
  if (event < 0.85) return page.keyboard.press(roll.of(KEYS));
  if (event < 0.93) return page.keyboard.press(roll.of(CHORDS));
  if (event < 0.96)
    return page.setViewportSize(
      roll.of([
        { width: 412, height: 915 },
        { width: 915, height: 412 },
      ]),
    );
  await page.keyboard.type(roll.of(['Ann', ' ', 'é']));
}

/** The draft once it has come to rest: it is written shortly after the last change. */
async function settledDraft({ page }: Phone) {
  let before = '';
  for (;;) {
    const draft = await storedDraft(page);
    const now = JSON.stringify(draft?.history ?? null);
    if (now === before) return draft?.history;
    before = now;
    await page.waitForTimeout(700);
  }
}

describe.skipIf(!CHROMIUM)('random hands on a page', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it(`[ED-15] [ED-05.1] [ED-06.1] leave a studio that works, ${EVENTS} events long`, { timeout: 900_000 }, async () => {
    const roll = dice(SEED);
    const query = asQuery([picture('a', { at: [30, 60] }), picture('b', { at: [45, 100], stack: 'a1' })]);
    const opened = JSON.parse(query['document'] ?? '') as DesignDocument;
    // Enter on the button that leaves would lead to no page.
    const phone = await shop.open(query, { before: () => void (history.back = () => undefined) });
    const { page } = phone;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('filechooser', () => undefined);
    for (let event = 1; event <= EVENTS; event += 1) {
      await act(phone, roll).catch((error: unknown) => {
        // The server of this page loads it anew when a part that it has not prepared is asked for.
        if (!String(error).includes('navigation')) throw error;
      });
      if (event % PER_LIFE !== 0) continue;
      await page.locator('canvas[data-band=below]').waitFor();
      const before = await settledDraft(phone);
      await page.reload();
      await page.locator('canvas[data-band=below]').waitFor();
      expect(await settledDraft(phone), `after event ${event}`).toEqual(before);
      expect(errors, `after event ${event}`).toEqual([]);
    }
    const { done = [] } = (await settledDraft(phone)) ?? {};
    expect(done.length).toBeGreaterThan(EVENTS / 20);
    for (const _ of done) await page.keyboard.press('Control+z');
    const undone = await settledDraft(phone);
    expect(undone?.done ?? []).toEqual([]);
    expect(undone?.document ?? opened).toEqual(opened);
    expect(errors).toEqual([]);
  });
});
