import type { DesignDocument } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { type Dice, dice, picture } from './testing.ts';
import { asQuery, CHROMIUM, sharedShop, type Phone, storedDraft } from './testing-browser.ts';

/** Seeds 3, 4 and 9 slid out of the studio once. */
const SEEDS = [3, 4, 7, 9];
const EVENTS = 500;
/** Events between two reloads of the page. */
const PER_LIFE = 100;

const KEYS = ['Escape', 'Delete', 'Enter', 'ArrowLeft', 'Shift+ArrowUp', '+', '-', 'm', 's', ']', '[', 'x'] as const;
const CHORDS = ['Control+z', 'Control+Shift+z', 'Control+a', 'Control+d', 'Control+g', 'Control+l'] as const;
const SIZES = [
  { width: 412, height: 915 },
  { width: 915, height: 412 },
] as const;

/** Presses a control that a finger could reach. Those that only call the page around the editor are left out. */
async function pressControl({ page }: Phone, roll: Dice): Promise<void> {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=tab], [role=radio]')].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const isOnTop = control.contains(document.elementFromPoint(at.x, at.y));
      return isOnTop && !/^(Back|Show it to friends)/.test(control.ariaLabel ?? control.textContent) ? at : [];
    }),
  );
  const at = roll.of(places);
  if (at) await page.mouse.click(at.x, at.y);
}

/** One or two fingers somewhere on the page; now and then they are lost. */
async function touch({ devtools }: Phone, roll: Dice): Promise<void> {
  const at = (id: number) => ({ id, x: roll.between(5, 407), y: roll.between(70, 800) });
  const fingers = roll.chance(0.3) ? [0, 1] : [0];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ids: readonly number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: ids.map(at) });
  await send('touchStart', fingers);
  for (let moves = Math.floor(roll.between(0, 4)); moves > 0; moves -= 1) await send('touchMove', fingers);
  await send(roll.chance(0.1) ? 'touchCancel' : 'touchEnd', []);
}

async function act(phone: Phone, roll: Dice): Promise<void> {
  const { page } = phone;
  const event = roll.between(0, 1);
  if (event < 0.45) await touch(phone, roll);
  else if (event < 0.75) await pressControl(phone, roll);
  else if (event < 0.85) await page.keyboard.press(roll.of(KEYS));
  else if (event < 0.93) await page.keyboard.press(roll.of(CHORDS));
  else if (event < 0.96) await page.setViewportSize(roll.of(SIZES));
  else await page.keyboard.type(roll.of(['Ann', ' ', 'é']));
}

/** The draft once it has come to rest: it is written shortly after the last change. A reload ends an open step. */
async function settledDraft({ page }: Phone) {
  let before: string | undefined;
  for (;;) {
    const { history } = (await storedDraft(page)) ?? {};
    const steps = history && { document: history.document, done: history.done, undone: history.undone };
    const now = JSON.stringify(steps ?? null);
    if (now === before) return steps;
    before = now;
    await page.waitForTimeout(700);
  }
}

/** The button that leaves is reached by touch and keys, too. */
function stayHere(): void {
  history.back = () => undefined;
}

describe.skipIf(!CHROMIUM)('random hands on a page', () => {
  const shop = sharedShop();

  it.each(SEEDS)(
    '[ED-15] [ED-05.1] [ED-06.1] seed %i leaves a studio that works',
    { timeout: 900_000 },
    async (seed) => {
      const roll = dice(seed);
      const query = asQuery([picture('a', { at: [30, 60] }), picture('b', { at: [45, 100], stack: 'a1' })]);
      const opened = JSON.parse(query['document'] ?? '') as DesignDocument;
      const phone = await shop.open(query, { before: stayHere });
      const { page } = phone;
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('filechooser', () => undefined);
      const designs = new Set<string>();
      for (let event = 1; event <= EVENTS; event += 1) {
        await act(phone, roll);
        if (event % PER_LIFE !== 0) continue;
        const before = await settledDraft(phone);
        designs.add(JSON.stringify(before?.document));
        await page.reload();
        await page.locator('canvas[data-band=below]').waitFor();
        expect(await settledDraft(phone), `after event ${event}`).toEqual(before);
        expect(errors, `after event ${event}`).toEqual([]);
      }
      expect(designs.size).toBeGreaterThan(1);
      const { done = [] } = (await settledDraft(phone)) ?? {};
      for (const _ of done) await page.keyboard.press('Control+z');
      const undone = await settledDraft(phone);
      expect(undone?.done ?? []).toEqual([]);
      expect(undone?.document ?? opened).toEqual(opened);
      expect(errors).toEqual([]);
      await page.context().close();
    },
  );
});
