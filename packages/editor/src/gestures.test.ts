import type { DoodleLayer, Layer, StickerLayer } from '@cpc/design';
import { afterEach, describe, expect, it } from 'vitest';
import { applySimilarity, compose, takingPair } from './geometry/similarity.ts';
import { picture } from './testing.ts';
import { asQuery, atRest, CHROMIUM, sharedShop, type Phone, storedDraft, viewOf } from './testing-browser.ts';

type Finger = readonly [id: number, x: number, y: number];

/** A sticker of 20 × 20 mm; only its position matters, not its picture. */
function sticker(id: string, x: number, y: number): StickerLayer {
  const { asset: _, crop: _crop, mask: _mask, look: _look, ...base } = picture(id, { at: [x, y] });
  return { ...base, type: 'sticker', sticker: 'fox', colours: [], width: base.width, height: base.width };
}

/** Expected and actual placements differ by at most the rounding of stored numbers: half of 1/10000 mm. */
const GRAIN = 0.5e-4 + 1e-9;

describe.skipIf(!CHROMIUM)('gestures on a touch screen', () => {
  const shop = sharedShop();
  let phone: Phone;
  afterEach(() => phone.page.context().close());

  async function open(...layers: Layer[]) {
    phone = await shop.open(asQuery(layers));
    await phone.page.locator('[data-layer]').first().waitFor({ state: 'attached' });
    await phone.page.keyboard.press('s'); // switches snapping off
    await atRest(phone.page);
    const view = await viewOf(phone.page);
    const at = (x: number, y: number) =>
      [Math.round(x * view.scale + view.x), Math.round(y * view.scale + view.y)] as const;
    const inMm = ([x, y]: readonly [number, number]) => ({
      x: (x - view.x) / view.scale,
      y: (y - view.y) / view.scale,
    });
    return { ...phone, view, at, inMm, ...fingersOn(phone) };
  }

  const fingersOn = ({ devtools }: Phone) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touches: readonly Finger[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touches.map(([id, x, y]) => ({ id, x, y })) });
    return {
      start: (...touches: Finger[]) => send('touchStart', touches),
      move: (...touches: Finger[]) => send('touchMove', touches),
      end: (...touches: Finger[]) => send('touchEnd', touches),
      cancel: () => send('touchCancel', []),
    };
  };

  async function layerOf(phone: Phone, id: string, isThere: (layer: Layer) => boolean): Promise<Layer> {
    const read = async () => {
      const record = (await storedDraft(phone.page))?.history.document.records[id];
      return record && record.type !== 'background' && isThere(record) ? record : undefined;
    };
    await expect.poll(read).toBeTruthy();
    return (await read()) as Layer;
  }

  const isMoved = (from: Layer) => (layer: Layer) => layer.placement.x !== from.placement.x;

  it('[ED-02.10] a phone that is turned in mid-drag keeps its stage, and no finger stays behind', async () => {
    const layer = sticker('a', 30, 60);
    const hands = await open(layer);
    const [x, y] = hands.at(30, 60);
    const { page } = hands;
    await page.evaluate(() => document.querySelector('[data-stage]')?.setAttribute('data-first', ''));
    await hands.start([1, x, y]);
    await hands.move([1, x + 20, y + 20]);
    await page.setViewportSize({ width: 915, height: 412 });
    await page.locator('[data-tool=shortcuts]').waitFor();
    expect(await page.locator('[data-stage][data-first]').count()).toBe(1);
    await hands.cancel();
    await page.setViewportSize({ width: 412, height: 915 });
    await page.locator('[data-tool=layers]').waitFor();
    await atRest(page);
    await hands.start([2, x, y]);
    for (let i = 1; i <= 12; i++) await hands.move([2, x + 5 * i, y]);
    await hands.end();
    const { placement } = await layerOf(hands, 'a', isMoved(layer));
    expect(placement).toMatchObject({ scale: 1, rotation: 0 });
  });

  it('[ED-02.1] one finger moves a layer exactly as far as the finger goes', async () => {
    const layer = sticker('a', 30, 60);
    const hands = await open(layer);
    const [x, y] = hands.at(30, 60);
    await hands.start([1, x, y]);
    for (let i = 1; i <= 12; i++) await hands.move([1, x + 5 * i, y + 9 * i]);
    await hands.end();
    const { placement } = await layerOf(hands, 'a', isMoved(layer));
    expect(Math.abs(placement.x - 30 - 60 / hands.view.scale)).toBeLessThan(GRAIN);
    expect(Math.abs(placement.y - 60 - 108 / hands.view.scale)).toBeLessThan(GRAIN);
    expect(placement).toMatchObject({ scale: 1, rotation: 0 });
  });

  it('[ED-02.1] [ED-02.2] changing between one and two fingers keeps the layer in place', async () => {
    const layer = sticker('a', 30, 60);
    const hands = await open(layer);
    const [x, y] = hands.at(30, 60);
    await hands.start([1, x, y]);
    await hands.move([1, x + 20, y + 10]);
    await hands.start([1, x + 20, y + 10], [2, x + 120, y + 10]);
    await hands.move([1, x + 20, y + 10], [2, x + 90, y + 90]);
    await hands.move([1, x - 10, y + 40], [2, x + 70, y + 140]);
    await hands.end([1, x - 10, y + 40]); // this lifts the named finger
    await hands.move([2, x + 95, y + 110]);
    await hands.end();
    const mm = (dx: number, dy: number) => hands.inMm([x + dx, y + dy]);
    const pinch = takingPair([mm(20, 10), mm(120, 10)], [mm(-10, 40), mm(70, 140)]);
    const shift = takingPair([mm(0, 0), mm(0, 0)], [mm(20, 10), mm(20, 10)]);
    const last = takingPair([mm(70, 140), mm(70, 140)], [mm(95, 110), mm(95, 110)]);
    const all = compose(last, compose(pinch, shift));
    const { placement } = await layerOf(hands, 'a', isMoved(layer));
    const centre = applySimilarity(all, layer.placement);
    expect(Math.abs(placement.x - centre.x)).toBeLessThan(GRAIN);
    expect(Math.abs(placement.y - centre.y)).toBeLessThan(GRAIN);
    expect(Math.abs(placement.scale - Math.hypot(all.re, all.im))).toBeLessThan(GRAIN);
    expect(Math.abs(placement.rotation - (Math.atan2(all.im, all.re) * 180) / Math.PI)).toBeLessThan(GRAIN);
  });

  it('[ED-02.3] a pinch on bare ground zooms and leaves the design alone', async () => {
    const hands = await open(sticker('a', 30, 40));
    const [x, y] = hands.at(37, 120);
    await hands.start([1, x - 40, y]);
    await hands.start([1, x - 40, y], [2, x + 40, y]);
    await hands.move([1, x - 60, y + 10], [2, x + 60, y + 10]);
    await hands.end([1, x - 60, y + 10]);
    await hands.end();
    const view = await viewOf(hands.page);
    expect(view.scale / hands.view.scale).toBeCloseTo(1.5, 9);
    expect((x - view.x) / view.scale).toBeCloseTo((x - hands.view.x) / hands.view.scale, 6);
    expect((y + 10 - view.y) / view.scale).toBeCloseTo((y - hands.view.y) / hands.view.scale, 6);
  });

  it('[ED-02.10] a lost pointer lets go, and the next press counts as the first', async () => {
    const layer = sticker('a', 30, 60);
    const { page, at, ...hands } = await open(layer);
    const [x, y] = at(30, 60);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 4 });
    await page.evaluate(() => {
      const stage = document.querySelector('[data-band=below]')?.closest('[dir=ltr]');
      for (const pointer of [0, 1]) if (stage?.hasPointerCapture(pointer)) stage.releasePointerCapture(pointer);
    });
    await page.mouse.move(x + 60, y, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 40, { steps: 4 });
    await page.mouse.up();
    // The layer moved straight down only: the lost press left nothing.
    const { placement } = await layerOf({ page, ...hands }, 'a', (one) => one.placement.y > 61);
    expect(placement).toMatchObject({ x: 30, scale: 1, rotation: 0 });
  });

  it('[ED-02.10] a cancelled touch puts the layer back', async () => {
    const hands = await open(sticker('a', 30, 60), { ...sticker('b', 50, 110), stack: 'a1' });
    const [x, y] = hands.at(30, 60);
    await hands.start([1, x, y]);
    await hands.move([1, x + 40, y + 40]);
    await hands.cancel();
    // The case has moved to make room for the toolbar of the layer.
    await atRest(hands.page);
    const view = await viewOf(hands.page);
    const [x2, y2] = [Math.round(50 * view.scale + view.x), Math.round(110 * view.scale + view.y)];
    await hands.start([2, x2, y2]);
    await hands.move([2, x2 + 30, y2]);
    await hands.end();
    await layerOf(hands, 'b', (layer) => layer.placement.x > 51);
    const draft = await storedDraft(hands.page);
    expect(draft?.history.document.records['a']).toMatchObject({ placement: { x: 30, y: 60 } });
    expect(draft?.history.done).toHaveLength(1);
  });

  it('[ED-02.9] the wheel zooms at the pointer; Shift or space moves the view', async () => {
    const hands = await open(sticker('a', 30, 60));
    const { page } = hands;
    const [x, y] = hands.at(20, 100);
    await page.mouse.move(x, y);
    // An emulated phone scales the wheel movement, so the test reads the actual value.
    const turned = page.evaluate(
      () => new Promise<number>((done) => addEventListener('wheel', ({ deltaY }) => done(deltaY), { once: true })),
    );
    await page.mouse.wheel(0, -200);
    const factor = Math.exp(-0.0022 * (await turned));
    await expect.poll(async () => (await viewOf(page)).scale / hands.view.scale).toBeCloseTo(factor, 9);
    const zoomed = await viewOf(page);
    expect((x - zoomed.x) / zoomed.scale).toBeCloseTo((x - hands.view.x) / hands.view.scale, 6);
    await page.keyboard.down('Shift');
    await page.mouse.wheel(0, 60);
    await page.keyboard.up('Shift');
    await expect.poll(async () => (await viewOf(page)).x).toBeLessThan(zoomed.x);
    const moved = await viewOf(page);
    await page.keyboard.down(' ');
    await page.mouse.down();
    await page.mouse.move(x + 30, y - 20);
    await page.mouse.up();
    await page.keyboard.up(' ');
    await expect.poll(async () => (await viewOf(page)).x).toBeCloseTo(moved.x + 30, 6);
    expect((await viewOf(page)).y).toBeCloseTo(moved.y - 20, 6);
  });

  it('[ED-02.4] [ED-04.2] [ED-04.4] a stylus draws with its pressure, and the palm is ignored', async () => {
    const hands = await open(sticker('a', 30, 40));
    const { devtools } = hands;
    const [x, y] = hands.at(20, 110);
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', px: number, py: number, force: number) =>
      devtools.send('Input.dispatchMouseEvent', {
        type,
        x: px,
        y: py,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        pointerType: 'pen',
        force,
        clickCount: 1,
      });
    await pen('mousePressed', x, y, 0.4);
    await pen('mouseMoved', x + 10, y, 0.4);
    await hands.start([9, x + 60, y + 90]);
    await pen('mouseMoved', x + 60, y + 30, 0.8);
    await hands.move([9, x + 70, y + 95]);
    await pen('mouseMoved', x + 90, y + 30, 0.8);
    await pen('mouseReleased', x + 90, y + 30, 0);
    await hands.end();
    const drawn = async () => {
      const records = (await storedDraft(hands.page))?.history.document.records ?? {};
      return Object.values(records).find((record): record is DoodleLayer => record.type === 'doodle');
    };
    await expect.poll(drawn).toBeTruthy();
    const doodle = (await drawn()) as DoodleLayer;
    const [stroke] = doodle.strokes;
    expect(doodle.strokes).toHaveLength(1);
    expect(stroke?.points.slice(-3)).toMatchObject({ 2: expect.closeTo(0.8, 2) });
    const end = {
      x: doodle.placement.x + (stroke?.points.at(-3) ?? 0),
      y: doodle.placement.y + (stroke?.points.at(-2) ?? 0),
    };
    const wanted = hands.inMm([x + 90, y + 30]);
    expect(end.x).toBeCloseTo(wanted.x, 2);
    expect(end.y).toBeCloseTo(wanted.y, 2);
  });
});
