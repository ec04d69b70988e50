import type { CDPSession, Page } from '@playwright/test';
import type { Layer } from '@cpc/design';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Draft } from './ports/ports.ts';
import { atRest, CHROMIUM, sharedShop, storedDraft } from './testing-browser.ts';

type Touch = readonly [id: number, x: number, y: number];

describe.skipIf(!CHROMIUM)('real touches in a real browser', () => {
  const shop = sharedShop();
  let page: Page;
  let devtools: CDPSession;

  beforeEach(async () => {
    ({ page, devtools } = await shop.open());
    await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
  });
  afterEach(() => page.context().close());

  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touches: readonly Touch[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touches.map(([id, x, y]) => ({ id, x, y })) });

  /** Waits until the draft on the device fulfils a condition. @returns its layers */
  async function draftWhere(holds: (layers: readonly Layer[], draft: Draft) => boolean): Promise<readonly Layer[]> {
    await expect.poll(async () => read(await storedDraft(page), holds)).toBeTruthy();
    return read(await storedDraft(page), holds) || [];
  }

  async function addText(words: string): Promise<Layer> {
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your text' }).fill(words);
    await page.getByRole('button', { name: 'Done' }).click();
    const [layer] = await draftWhere((layers) => layers.length === 1);
    await atRest(page);
    return layer as Layer;
  }

  /** CSS pixels per millimetre, from the canvas of the case (74.6 mm wide, one device pixel more on each side). */
  const scaleOfView = async () => (((await page.locator('[data-band=below]').boundingBox())?.width ?? 0) - 1) / 74.6;

  it('[ED-02.1] [ED-02.2] two fingers, one far off the layer, scale by 2 and rotate by 90° without a jump', async () => {
    const { placement } = await addText('Hi');
    const box = await page.getByRole('button', { name: 'Text: Hi' }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await touch('touchStart', [[1, x, y]]);
    await touch('touchStart', [
      [1, x, y],
      [2, x + 90, y],
    ]);
    for (let i = 1; i <= 12; i++) {
      const angle = (i / 12) * (Math.PI / 2);
      const radius = 90 * (1 + i / 12);
      await touch('touchMove', [
        [1, x, y],
        [2, x + radius * Math.cos(angle), y + radius * Math.sin(angle)],
      ]);
    }
    await touch('touchMove', [
      [1, x, y],
      [2, x, y + 180],
    ]);
    await touch('touchEnd', [[2, x, y + 180]]);
    await touch('touchMove', [[2, x, y + 180]]);
    await touch('touchEnd', []);
    const [after] = await draftWhere(([layer]) => layer?.placement.rotation === 90);
    expect(after?.placement.scale).toBeCloseTo(2 * placement.scale, 2);
    expect(after?.placement.x).toBeCloseTo(placement.x, 1);
    expect(after?.placement.y).toBeCloseTo(placement.y, 1);
  });

  it('[ED-05.2] [ED-05.3] a drag is one step, and undo and redo survive a reload', async () => {
    const { placement } = await addText('Hi');
    const scale = await scaleOfView();
    const box = await page.getByRole('button', { name: 'Text: Hi' }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await touch('touchStart', [[1, x, y]]);
    for (let i = 1; i <= 10; i++) await touch('touchMove', [[1, x + 3 * i, y + 15 * i]]);
    await touch('touchEnd', []);
    const moved = (layers: readonly Layer[]) =>
      Math.abs((layers[0]?.placement.y ?? 0) - placement.y - 150 / scale) < 0.5;
    await draftWhere((layers, { history }) => moved(layers) && history.done.length === 2);
    await page.reload();
    await page.getByRole('button', { name: 'Undo' }).click();
    await draftWhere(([layer]) => layer?.placement.y === placement.y);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByText('already the first step').count()).toBe(1);
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByText('already the next step').waitFor();
    await draftWhere(moved);
  });

  it('[ED-02.4] in doodle mode one finger draws; two fingers zoom and discard the stroke', async () => {
    await page.getByRole('button', { name: 'Doodle', exact: true }).click();
    await atRest(page);
    await touch('touchStart', [[1, 150, 200]]);
    for (let i = 1; i <= 10; i++) await touch('touchMove', [[1, 150 + 8 * i, 200 + 4 * i]]);
    await touch('touchEnd', []);
    await draftWhere(([layer]) => layer?.type === 'doodle' && layer.strokes.length === 1);
    const before = await scaleOfView();
    await touch('touchStart', [[1, 180, 300]]);
    await touch('touchMove', [[1, 182, 302]]);
    await touch('touchStart', [
      [1, 182, 302],
      [2, 242, 302],
    ]);
    await touch('touchMove', [
      [1, 152, 302],
      [2, 272, 302],
    ]);
    await touch('touchEnd', []);
    await expect.poll(scaleOfView).toBeGreaterThan(before * 1.5);
    const layers = await draftWhere((all) => all.length === 1);
    expect(layers[0]).toMatchObject({ strokes: [{}] });
  });

  it('[ED-03.9] an empty text and styling without text are refused with a message', async () => {
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => page.getByText("Sorry, you haven't entered anything yet").count()).toBe(1);
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByRole('radio', { name: 'Red' }).click({ force: true });
    await expect.poll(() => page.getByText('Sorry, please type or select text first').count()).toBe(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
  });

  it('[ED-07.3] a picture appears at once, survives a failed upload and a reload, and is resent', async () => {
    const address = page.url();
    await page.goto(`${address}upload=fail`);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText('Must be of image type').waitFor();
    await page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png });
    await page.getByRole('button', { name: 'Upload again' }).waitFor();
    const [before] = await draftWhere(([layer]) => layer?.type === 'picture');
    await page.goto(address);
    const sha256 = '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0';
    const [after] = await draftWhere(
      ([layer], { pending }) =>
        layer?.type === 'picture' && layer.asset !== (before as { asset?: string }).asset && pending.length === 0,
    );
    expect(after).toEqual({ ...before, asset: sha256 });
  });

  it('[ED-08] three canvases, with a selected layer, give the same picture as one', async () => {
    // In a wide window the case keeps its size for any selection.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Background', exact: true }).click();
    await page.getByText('Gradients').click();
    await page.getByRole('button', { name: 'Gradient 1', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Stickers', exact: true }).click();
    await page.getByRole('button', { name: 'Search stickers' }).click();
    await page.getByRole('searchbox').fill('fox');
    await page.getByRole('button', { name: 'fox', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your text' }).fill('over the fox');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('[data-layer][aria-label^=Sticker]').press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('canvas[data-band]:visible').count()).toBe(3);
    // The art of a sticker and the fonts of a text arrive late.
    await page.locator('[data-missing="0"]').waitFor();
    await atRest(page);
    const inHand = await compose(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('canvas[data-band]:visible').count()).toBe(1);
    const whole = await compose(page);
    const differing = whole.filter((value, i) => Math.abs(value - (inHand[i] ?? 0)) > 8);
    expect(new Set(whole).size).toBeGreaterThan(100);
    // Where soft edges overlap, a pixel may round differently: at most one value in ten thousand.
    expect(differing.length / whole.length).toBeLessThan(1e-4);
  });

  it('[ED-11.1] [ED-11.2] a layer can be focused, named and moved by keyboard alone', async () => {
    const { placement } = await addText('Hi');
    await page.getByRole('button', { name: 'Text: Hi' }).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowRight');
    await draftWhere(([layer]) => layer?.placement.y === placement.y + 5 && layer.placement.x === placement.x + 0.5);
    await page.keyboard.press('Delete');
    expect(await draftWhere((layers) => layers.length === 0)).toEqual([]);
  });

  it('[LN-06.1] [LN-06.2] panels are beside the case in a wide window, over its lower part on a phone', async () => {
    const places = async () => {
      const panel = await page.getByRole('region', { name: 'Background' }).boundingBox();
      const stage = await page.locator('main').boundingBox();
      return {
        panel: panel ?? { x: 0, y: 0, width: 0, height: 0 },
        stage: stage ?? { x: 0, y: 0, width: 0, height: 0 },
      };
    };
    await page.getByRole('button', { name: 'Background', exact: true }).click();
    const phone = await places();
    expect(phone.panel.y).toBeGreaterThan(phone.stage.y + phone.stage.height / 3);
    expect(phone.panel.y).toBeLessThan(phone.stage.y + phone.stage.height);
    // Wide and landscape, both: at 899 px, and in a tall window, nothing is beside the case.
    for (const [width, height, beside] of [
      [1280, 800, true],
      [899, 800, false],
      [900, 800, true],
      [900, 1000, false],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await places()).stage.x > 400).toBe(beside);
      const { panel, stage } = await places();
      expect(panel.x + panel.width <= stage.x).toBe(beside);
    }
  });
});

describe.skipIf(!CHROMIUM)('a small window', () => {
  const shop = sharedShop();
  let page: Page;
  beforeEach(async () => {
    ({ page } = await shop.open());
  });
  afterEach(() => page.context().close());

  /** The tools whose middle cannot be touched. */
  const hidden = () =>
    page.evaluate(() => {
      const tools = [...document.querySelectorAll<HTMLElement>('nav button')];
      const isHidden = (tool: HTMLElement) => {
        const { left, top, width, height } = tool.getBoundingClientRect();
        return !tool.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      return [tools.length, ...tools.filter(isHidden).map(({ innerText }) => innerText)];
    });

  it.each([
    [915, 412],
    [932, 430],
    [900, 500],
  ])(
    '[LN-06.2] on its side, %i × %i, every tool can be touched, and an open panel leaves room for the case',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      await page.locator('[data-tool=shortcuts]').waitFor();
      expect(await hidden()).toEqual([9]);
      await page.getByRole('button', { name: 'Background', exact: true }).click();
      await page.getByRole('region', { name: 'Background' }).waitFor();
      await expect.poll(async () => (await page.locator('main').boundingBox())?.width).toBeGreaterThan(250);
      expect(await hidden()).toEqual([9]);
    },
  );

  it.each([
    [412, 915],
    [360, 740],
  ])('[ED-11.3] with text twice as large, %i × %i, the button to the order is on the screen', async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const next = page.getByRole('button', { name: /^Next/ });
    await expect.poll(async () => ((await next.boundingBox())?.x ?? -1) >= 0).toBe(true);
    const box = await next.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await next.click({ trial: true });
  });
});

const read = (
  draft: Draft | undefined,
  holds: (layers: readonly Layer[], draft: Draft) => boolean,
): readonly Layer[] | false => {
  if (!draft) return false;
  const layers = Object.values(draft.history.document.records).filter(
    (record): record is Layer => record.type !== 'background',
  );
  return holds(layers, draft) && layers;
};

/** The canvases composed as on the screen, as RGBA bytes. */
async function compose(page: Page): Promise<Uint8Array> {
  const base64 = await page.evaluate(() => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('canvas[data-band]')].filter(
      ({ hidden }) => !hidden,
    );
    const [lowest] = canvases as [HTMLCanvasElement];
    const corner = lowest.getBoundingClientRect();
    const ratio = lowest.width / corner.width;
    const sheet = new OffscreenCanvas(lowest.width, lowest.height);
    const context = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D;
    for (const canvas of canvases) {
      const { left, top } = canvas.getBoundingClientRect();
      context.drawImage(canvas, Math.round((left - corner.left) * ratio), Math.round((top - corner.top) * ratio));
    }
    const { data } = context.getImageData(0, 0, sheet.width, sheet.height);
    const chunks = Array.from({ length: Math.ceil(data.length / 8192) }, (_, i) =>
      String.fromCharCode(...data.subarray(i * 8192, (i + 1) * 8192)),
    );
    return btoa(chunks.join(''));
  });
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
