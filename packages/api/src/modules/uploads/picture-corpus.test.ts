import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DEFAULT_PRINT_SETTINGS,
  type DesignDocument,
  DOCUMENT_VERSION,
  layerId,
  PLAIN_PICTURE,
  type PictureLayer,
} from '@cpc/design';
import { phoneSurface } from '@cpc/design/testing';
import { type AssetId, brand, degrees, mm } from '@cpc/domain';
import { loadAssets, renderPrintFile } from '@cpc/paint/node';
import { fontSource } from '@cpc/paint/testing';
import { createShaper, loadHarfBuzz } from '@cpc/paint/text';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { farthestOff, type OddFile, pictureCorpus } from '../../testing/corpus/picture-corpus.ts';
import { quartersIn } from '../../testing/odd-pictures.ts';
import { type Picture, takePicture } from './picture.ts';

/** The store takes PNG and JPEG. */
const files = pictureCorpus().filter(({ type }) => type !== 'webp');

/** What the store makes of a file; the name of the error if it refuses it. */
async function stored(file: OddFile, path: string): Promise<Picture | string> {
  await writeFile(path, await file.bytes());
  return takePicture(path).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
}

async function allStored(): Promise<ReadonlyMap<OddFile, Picture | string>> {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-corpus-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = new Map<OddFile, Picture | string>();
  for (const file of files) made.set(file, await stored(file, join(folder, 'picture')));
  return made;
}

/** Cells of 8 × 4 mm, each with a picture. */
const COLUMNS = 8;
const CELL = { width: 8, height: 4 };
const DPI = 300;

/** The centres of the quarters of each picture, in a print file of all of them. */
async function printed(pictures: readonly Picture[]): Promise<number[][][]> {
  const rows = Math.ceil(pictures.length / COLUMNS);
  const size = { width: COLUMNS * CELL.width, height: rows * CELL.height };
  const surface = phoneSurface({ id: 'sheet', ...size, radius: 0, cutouts: [] });
  const middle = (n: number) => ({
    x: ((n % COLUMNS) + 0.5) * CELL.width,
    y: (Math.floor(n / COLUMNS) + 0.5) * CELL.height,
  });
  const layers = pictures.map((_, n): PictureLayer => {
    const { x, y } = middle(n);
    return {
      id: layerId(`picture-${n}`),
      stack: `a${String(n).padStart(6, '0')}`,
      type: 'picture',
      asset: brand<AssetId>(String(n)),
      placement: { x: mm(x), y: mm(y), scale: 1, rotation: degrees(0), flipX: false, flipY: false },
      width: mm(CELL.width),
      height: mm(CELL.height),
      opacity: 1,
      locked: false,
      hidden: false,
      group: null,
      ...PLAIN_PICTURE,
    };
  });
  const background = { id: 'background' as const, type: 'background' as const, fill: { kind: 'none' as const } };
  const document: DesignDocument = {
    version: DOCUMENT_VERSION,
    records: Object.fromEntries([background, ...layers].map((record) => [record.id, record])),
  };
  const nothing = () => Promise.reject(new Error('not asked for'));
  const source = {
    picture: async (asset: AssetId) => pictures[Number(asset)]?.bytes ?? nothing(),
    sticker: nothing,
    wallpaper: nothing,
    fonts: fontSource,
  };
  const assets = await loadAssets(document, source, createShaper(await loadHarfBuzz()));
  const settings = { ...DEFAULT_PRINT_SETTINGS, format: 'png', white: 'none', dpi: DPI } as const;
  const file = await renderPrintFile({
    document,
    surface,
    assets,
    settings,
    shellUnderbase: 'none',
    title: 'corpus',
    createdAt: 0,
  });
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [column, row] = [x, y].map((value) => Math.floor(((value + surface.bleed) * DPI) / 25.4));
    const start = ((row ?? 0) * info.width + (column ?? 0)) * 4;
    return [...data.subarray(start, start + 4)];
  };
  return pictures.map((_, n) => {
    const { x, y } = middle(n);
    const [right, down] = [CELL.width / 4, CELL.height / 4];
    return [at(x - right, y - down), at(x + right, y - down), at(x - right, y + down), at(x + right, y + down)];
  });
}

it('[AP-06.3] [ED-14] odd pictures are stored and printed in their colours, upright; damaged ones are refused', async () => {
  expect(files.length).toBeGreaterThanOrEqual(150);
  const outcomes = await allStored();
  const faults: string[] = [];
  const good: (readonly [OddFile, Picture])[] = [];
  for (const [file, made] of outcomes) {
    if (typeof made === 'string') {
      if (file.shows || made !== 'imageBroken') faults.push(`${file.name}: ${made}`);
      continue;
    }
    const off = farthestOff(await quartersIn(made.bytes), file);
    if (off > 0) faults.push(`${file.name}: stored ${off} off`);
    if (made.width !== file.width || made.height !== file.height)
      faults.push(`${file.name}: stored with ${made.width} × ${made.height} px`);
    good.push([file, made]);
  }
  const seen = await printed(good.map(([, made]) => made));
  for (const [n, [file]] of good.entries()) {
    const off = farthestOff(seen[n] ?? [], file);
    if (off > 1) faults.push(`${file.name}: printed ${off} off`);
  }
  expect(faults).toEqual([]);
}, 120_000);
