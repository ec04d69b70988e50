import { DEFAULT_PRINT_SETTINGS, type DesignDocument, EMPTY_DOCUMENT, isTooComplex } from '@cpc/design';
import { picture } from '@cpc/design/testing';
import { type AssetId, brand, mm } from '@cpc/domain';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { TEST_CATALOGUE } from '../../testing/catalogue.ts';
import { processRenderer } from './process-renderer.ts';

const COUNT = 6;
const MEGAPIXELS_48 = { width: 8064, height: 6048 } as const;

function collage(): DesignDocument {
  const layers = Array.from({ length: COUNT }, (_, n) => ({
    ...picture({ at: [20 + (n % 2) * 25, 30 + n * 15], width: mm(20), height: mm(15) }),
    id: brand<never>(`picture-${n}`),
    stack: `a${n}`,
    asset: brand<AssetId>(String(n).repeat(64)),
  }));
  return {
    ...EMPTY_DOCUMENT,
    records: { ...EMPTY_DOCUMENT.records, ...Object.fromEntries(layers.map((layer) => [layer.id, layer])) },
  };
}

it('[SC-07.3] [OR-02.5] six photographs of 48 megapixels can be printed and painted small', {
  timeout: 240_000,
}, async () => {
  const create = { ...MEGAPIXELS_48, channels: 3, background: '#c08040' } as const;
  const photograph = await sharp({ create }).jpeg().toBuffer();
  const folders = { content: '/nowhere', profiles: '/nowhere' };
  const renderer = processRenderer({ get: async () => photograph }, folders, { niceness: 0 });
  onTestFinished(() => renderer.close());
  const surface = TEST_CATALOGUE.models[0]?.surface;
  if (!surface) throw new Error('a model expected');
  const art = { document: collage(), surface, underbase: 'none' } as const;
  expect(isTooComplex(art.document, surface)).toBe(false);
  const print = await renderer.printFile(
    art,
    { ...DEFAULT_PRINT_SETTINGS, dpi: 600 },
    { title: 'Print', createdAt: 0 },
  );
  expect(Buffer.from(print).toString('latin1', 0, 4)).toBe('%PDF');
  const small = await renderer.preview(art);
  expect(Buffer.from(small).toString('latin1', 1, 4)).toBe('PNG');
});
