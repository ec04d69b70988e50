import type { Surface } from '@cpc/design';
import type { Sheet } from '@cpc/testkit';
import { expect, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

interface Captured {
  readonly png: string;
  readonly pxPerMm: number;
  readonly originX: number;
  readonly originY: number;
}

/** What the editor's canvases show together, pixel by pixel. */
export async function sheetOfEditor(page: Page): Promise<Sheet> {
  const captured = await page.evaluate((): Captured => {
    const bands = [...document.querySelectorAll<HTMLCanvasElement>('canvas[data-band]')];
    const [below] = bands;
    const sheet = below?.parentElement;
    if (!below || !sheet) throw new Error('the editor shows no canvas');
    const origin = below.getBoundingClientRect();
    const ratio = below.width / origin.width;
    const whole = document.createElement('canvas');
    whole.width = below.width;
    whole.height = below.height;
    const context = whole.getContext('2d');
    for (const band of bands) {
      if (band.hidden) continue;
      const at = band.getBoundingClientRect();
      context?.drawImage(band, Math.round((at.left - origin.left) * ratio), Math.round((at.top - origin.top) * ratio));
    }
    const { pxPerMm, originX, originY } = sheet.dataset;
    return {
      png: whole.toDataURL('image/png'),
      pxPerMm: Number(pxPerMm),
      originX: Number(originX),
      originY: Number(originY),
    };
  });
  const { png, ...position } = captured;
  return { ...(await pixels(Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'))), ...position };
}

/**
 * The colours of the case in the four quarters of a layer that covers it, near their common corner, row by row: red,
 * green and blue.
 * @param label of the layer, as assistive technology reads it
 */
export async function quartersOf(page: Page, label: RegExp): Promise<readonly (readonly number[])[]> {
  const sheet = await sheetOfEditor(page);
  const box = await page.locator('[data-layer]').and(page.getByLabel(label)).last().boundingBox();
  const canvas = await page.locator('canvas[data-band]').first().boundingBox();
  if (!box || !canvas) throw new Error('quartersOf: the layer is not on the case');
  const perPixel = sheet.width / canvas.width;
  return [0.38, 0.62].flatMap((down) =>
    [0.38, 0.62].map((across) => {
      const x = Math.round((box.x + box.width * across - canvas.x) * perPixel);
      const y = Math.round((box.y + box.height * down - canvas.y) * perPixel);
      return [...sheet.data.subarray((y * sheet.width + x) * 4, (y * sheet.width + x) * 4 + 3)];
    }),
  );
}

/** What the editor shows once all its assets are there and it no longer changes. */
export async function sheetAtRest(page: Page): Promise<Sheet> {
  await page.locator('[data-missing="0"]').waitFor();
  let sheet = await sheetOfEditor(page);
  await expect(async () => {
    const before = sheet;
    await page.waitForTimeout(500);
    sheet = await sheetOfEditor(page);
    expect(Buffer.from(before.data).equals(Buffer.from(sheet.data))).toBe(true);
  }).toPass();
  return sheet;
}

/** A print file as poppler's pdftoppm paints it. */
export async function sheetOfPrint(pdf: string, surface: Surface, dpi = 600): Promise<Sheet> {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  execFileSync('pdftoppm', ['-png', '-r', String(dpi), pdf, join(folder, 'page')]);
  const [file, ...more] = readdirSync(folder);
  if (file === undefined || more.length > 0) throw new Error(`expected one page, got ${more.length + 1}`);
  const pxPerMm = dpi / 25.4;
  const sheet = await pixels(join(folder, file));
  rmSync(folder, { recursive: true });
  return {
    ...sheet,
    pxPerMm,
    originX: surface.bleed * pxPerMm,
    originY: surface.bleed * pxPerMm,
  };
}

async function pixels(source: Buffer | string) {
  const { data, info } = await sharp(source, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height };
}

/** The page boxes as pdfinfo reads them, in mm: left, bottom, right, top. */
export function boxesOf(pdf: string): Readonly<Record<string, readonly number[]>> {
  const lines = execFileSync('pdfinfo', ['-box', pdf], { encoding: 'utf8' }).split('\n');
  const boxes = lines.flatMap((line) => {
    const match = /^(\w+Box):\s+([\d.\s-]+)$/.exec(line);
    return match
      ? [
          [
            match[1],
            match[2]
              ?.trim()
              .split(/\s+/)
              .map((points) => (Number(points) * 25.4) / 72),
          ] as const,
        ]
      : [];
  });
  return Object.fromEntries(boxes) as Record<string, readonly number[]>;
}
