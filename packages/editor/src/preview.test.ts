import type { Page } from '@playwright/test';
import { mm } from '@cpc/domain';
import type { Colour, DoodleLayer, LayerId } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { picture } from './testing.ts';
import { asQuery, CHROMIUM, DRAWS_SOLIDS, sharedShop, viewOf } from './testing-browser.ts';

const { asset: _, crop: __, mask: ___, look: ____, ...base } = picture('a', { at: [37, 110] });
/** A yellow bar across the case. */
const BAR: DoodleLayer = {
  ...base,
  id: 'bar' as LayerId,
  type: 'doodle',
  width: mm(40),
  height: mm(1),
  strokes: [
    {
      brush: 'pen',
      colour: '#ffff00' as Colour,
      width: mm(12),
      opacity: 1,
      seed: 1,
      points: [-20, 0, 1, 0, 0, 1, 20, 0, 1],
    },
  ],
};

/** How often the preview is reopened. Every opening compiles its shaders again, which takes seconds on a CPU. */
const REOPENED = 2;

/** Clicks by script, not by pointer: while the CPU renders a solid, the page has too few frames to aim in. */
const choose = (page: Page, name: 'Flat' | '3D') =>
  page.getByRole('radio', { name }).evaluate((radio: HTMLInputElement) => radio.click());

describe.skipIf(!CHROMIUM)('the preview in a real browser', () => {
  const shop = sharedShop(DRAWS_SOLIDS);

  const openPreview = async (query: Readonly<Record<string, string>>, before?: () => void): Promise<Page> => {
    const { page } = await shop.open(
      { ...asQuery([BAR]), ...query },
      { deviceScaleFactor: 2, ...(before && { before }) },
    );
    await page.setViewportSize({ width: 320, height: 480 });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    return page;
  };

  /** The colour of the page at the centre of the bar. */
  const colourOfBar = async (page: Page): Promise<readonly number[]> => {
    const view = await viewOf(page);
    const [x, y] = [37, 110].map((at) => at * view.scale);
    const clip = { x: view.x + (x ?? 0), y: view.y + (y ?? 0), width: 2, height: 2 };
    const png = (await page.screenshot({ clip })).toString('base64');
    return page.evaluate(async (data) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])];
    }, png);
  };

  it.each([
    { underbase: 'none', clear: '1', shows: [0x22, 0x30, 0] },
    { underbase: 'underColour', clear: '1', shows: [0xff, 0xff, 0] },
    // The silver back of the phone shows through.
    { underbase: 'none', clear: '0.1', shows: [0xc1, 0xc1, 0] },
    { underbase: 'underColour', clear: '0.1', shows: [0xff, 0xff, 0] },
  ])(
    '[ED-09.1] [ED-09.2] flat preview: yellow on a shell has its printed colour: $underbase, $clear',
    async ({ shows, ...query }) => {
      const page = await openPreview(query);
      const near = (seen: readonly number[]) => shows.every((want, i) => Math.abs((seen[i] ?? 0) - want) < 14);
      await expect.poll(async () => near(await colourOfBar(page)), { timeout: 30_000 }).toBe(true);
      await page.context().close();
    },
    120_000,
  );

  it('[ED-09.1] stays flat until the solid is ready; full lighting if the renderer is unknown', async () => {
    const page = await openPreview({}, () => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
    await choose(page, '3D');
    await page.getByText('Getting your 3D view ready').waitFor({ timeout: 60_000 });
    await page.getByRole('img', { name: /turn/i }).waitFor({ timeout: 100_000 });
    expect(await page.getByText('Getting your 3D view ready').count()).toBe(0);
    expect(await page.getByRole('radio', { name: '3D' }).isChecked()).toBe(true);
    await page.context().close();
  }, 240_000);

  it('[ED-09.1] keeps turning while artwork arrives, and releases every WebGL context', async () => {
    const page = await openPreview({});
    await page.evaluate(() => {
      const counted = window as unknown as { live: Set<WebGL2RenderingContext>; made: number };
      Object.assign(counted, { live: new Set(), made: 0 });
      const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (kind: string) => object | null;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
        const context = getContext.apply(this, args);
        if (context instanceof WebGL2RenderingContext && !counted.live.has(context)) {
          counted.live.add(context);
          counted.made += 1;
        }
        return context;
      } as never;
    });
    const contexts = () =>
      page.evaluate(() => {
        const { live, made } = window as unknown as { live: Set<WebGL2RenderingContext>; made: number };
        return { made, live: [...live].filter((context) => !context.isContextLost()).length };
      });
    await choose(page, '3D');
    await page.getByRole('img', { name: /turn/i }).waitFor({ timeout: 100_000 });
    await expect.poll(async () => (await contexts()).live, { timeout: 60_000 }).toBe(1);
    // On systems that render solids at all, one more context was made to query the renderer's name.
    const { made: first } = await contexts();
    expect(first).toBeLessThanOrEqual(2);
    // Missing assets are loaded again, and everything is painted again.
    for (let i = 0; i < 3; i++) await page.evaluate(() => void dispatchEvent(new Event('online')));
    await page.waitForTimeout(300);
    expect(await contexts()).toEqual({ made: first, live: 1 });
    for (let again = 1; again <= REOPENED; again++) {
      await choose(page, 'Flat');
      await choose(page, '3D');
      await expect.poll(contexts, { timeout: 60_000 }).toEqual({ made: first + again, live: 1 });
    }
    expect(await page.getByRole('radio', { name: '3D' }).isChecked()).toBe(true);
  }, 240_000);

  it('[ED-09.1] shows the flat preview, and says why, when the system takes the drawing context again and again', async () => {
    const page = await openPreview({});
    await choose(page, '3D');
    const solid = page.getByRole('img', { name: /turn/i });
    const lose = () =>
      solid.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      });
    await expect
      .poll(
        async () => {
          if ((await solid.count()) > 0) await lose().catch(() => undefined);
          return page.getByRole('radio', { name: 'Flat' }).isChecked();
        },
        { timeout: 200_000, interval: 500 },
      )
      .toBe(true);
    await page.getByText('3D is not available on this device').waitFor();
    await page.context().close();
  }, 240_000);
});
