import { DEFAULT_PRINT_SETTINGS, type DesignDocument, type PictureLayer } from '@cpc/design';
import { place } from '@cpc/design/testing';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { assetsOf, at, CASE, design, picture, quarters } from '../testing/scene.ts';
import { renderThumbnail } from './raster/encode.ts';
import { renderPrintFile } from './print-file.ts';
import { renderRaster } from './raster/raster.ts';

const photo = quarters(800, 600);
const assets = assetsOf({ picture: () => photo });
const cell: PictureLayer = { ...picture('photo', 24, 30, at(20, 40)), framed: true, rounding: 0.2 };
const empty = { ...place({ at: [44, 40], width: mm(24), height: mm(30) }), stack: 'b0' };
const [WITH, WITHOUT] = [design({ kind: 'none' }, cell, empty), design({ kind: 'none' }, cell)];

const raster = (document: DesignDocument) => renderRaster({ document, surface: CASE, assets, dpi: 150 });

describe('an empty place of a collage', () => {
  it('[ED-13.21] leaves no ink', () => {
    const { data, width } = raster(WITH);
    expect(Buffer.compare(Buffer.from(data), Buffer.from(raster(WITHOUT).data))).toBe(0);
    const alphaAt = (x: number, y: number): number => {
      const pixel = (value: number): number => Math.round(((value + CASE.bleed) * 150) / 25.4);
      return data[(pixel(y) * width + pixel(x)) * 4 + 3] ?? -1;
    };
    expect([alphaAt(20, 40), alphaAt(44, 40)]).toEqual([255, 0]);
    // The corners of the cell beside it are round.
    expect(alphaAt(8.4, 25.4)).toBe(0);
  });

  it.each(['pdf', 'png', 'tiff'] as const)(
    '[ED-13.21] is not in the %s that is printed, nor in its white',
    async (format) => {
      const settings = {
        ...DEFAULT_PRINT_SETTINGS,
        format,
        dpi: 150,
        white: format === 'pdf' ? 'vector' : 'none',
      } as const;
      const fileOf = (document: DesignDocument) =>
        renderPrintFile({
          document,
          surface: CASE,
          assets,
          settings,
          shellUnderbase: 'underColour',
          createdAt: 0,
          title: 'Collage',
        } as never);
      expect(Buffer.compare(Buffer.from(await fileOf(WITH)), Buffer.from(await fileOf(WITHOUT)))).toBe(0);
    },
  );

  it('[ED-13.21] is not in the picture of an order', async () => {
    const shown = async (document: DesignDocument) => renderThumbnail({ document, surface: CASE, assets }, 480);
    expect(Buffer.compare(Buffer.from(await shown(WITH)), Buffer.from(await shown(WITHOUT)))).toBe(0);
  });
});
