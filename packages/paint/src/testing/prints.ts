import { DEFAULT_PRINT_SETTINGS, type DesignDocument, type PrintSettings, type Surface } from '@cpc/design';
import { brand, mm } from '@cpc/domain';
import sharp from 'sharp';
import { collectAssets } from '../assets/assets.ts';
import type { PrintFileRequest } from '../node/raster/print-request.ts';
import { shaperFor } from './fonts.ts';
import { assetsOf, at, CASE, design, doodle, DUSK, picture, quarters, stroke, text, wave } from './scene.ts';
import { convertAllOn, convertOn, hasTool } from './tools.ts';

/** The external programs that verify print files. */
export const TOOLS = {
  pdfinfo: hasTool('pdfinfo', 'poppler-utils'),
  pdftoppm: hasTool('pdftoppm', 'poppler-utils'),
  qpdf: hasTool('qpdf', 'qpdf'),
  gs: hasTool('gs', 'ghostscript'),
  tiffinfo: hasTool('tiffinfo', 'libtiff-tools'),
};

const photo = quarters(800, 600);
const words = text('Hej مرحبا 你好', 7, at(30, 60, { rotation: -12 }));
const glow = (x: number, y: number) => doodle([stroke('neon', '#ff2bd6', 3, wave())], at(x, y));

/** A biscuit of 60 × 56 mm in the shape of a heart. */
const HEART: Surface = {
  ...CASE,
  id: brand('heart'),
  category: 'bakedGoods',
  height: mm(56),
  outline: {
    kind: 'path',
    path: [
      ['move', 30, 14],
      ['cubic', 36, -4.7, 60, -4.7, 60, 18],
      ['cubic', 60, 34, 40, 46, 30, 56],
      ['cubic', 20, 46, 0, 34, 0, 18],
      ['cubic', 0, -4.7, 24, -4.7, 30, 14],
      ['close'],
    ],
  },
  cutouts: [],
  form: { kind: 'disc', height: mm(8) },
};

const WRAP: Surface = { ...CASE, id: brand('wrap'), bleed: mm(4), wrap: mm(6) };

/** The designs that print files are tested with: every kind of shell, outline and ink. */
export const PRINTS = {
  full: {
    document: design(DUSK, picture('photo', 40, 30, at(34, 40, { rotation: 20 })), words, {
      ...doodle([stroke('pen', '#ffffff', 2, wave())], at(30, 85)),
      opacity: 0.6,
    }),
    surface: CASE,
    shellUnderbase: 'underColour',
  },
  /** Ink with sharp and soft edges in the middle of the case, with nothing behind it. */
  free: {
    document: design({ kind: 'none' }, glow(30, 80), picture('photo', 20, 20, at(40, 50, { rotation: 30 }))),
    surface: CASE,
    shellUnderbase: 'underColour',
  },
  clear: {
    document: design({ kind: 'none' }, glow(20, 95), picture('photo', 14, 14, at(45, 40))),
    surface: CASE,
    shellUnderbase: 'mirroredOverColour',
  },
  heart: {
    document: design(DUSK, picture('photo', 20, 20, at(30, 28))),
    surface: HEART,
    shellUnderbase: 'underColour',
  },
  /** Emoji in a text, on a clear shell. */
  emoji: {
    document: design({ kind: 'none' }, text('😀 I ❤️ U', 11, at(30, 70))),
    surface: CASE,
    shellUnderbase: 'underColour',
  },
  wrap: { document: design(DUSK, picture('photo', 68, 30, at(30, 60))), surface: WRAP, shellUnderbase: 'underColour' },
} as const satisfies Record<string, Pick<PrintFileRequest, 'document' | 'surface' | 'shellUnderbase'>>;

/** The title and the time that the files of {@link printOf} state. */
export const PRINTED_AS = 'CPC-1-1 iPhone 16 Blanc <é> & 黒 A1';
export const PRINTED_AT = Date.UTC(2026, 10, 30, 9, 5, 7);

/** A design of {@link PRINTS}, ready to render, at 300 dpi unless the settings say otherwise. */
export async function printOf(
  name: keyof typeof PRINTS,
  settings: Partial<PrintSettings> = {},
): Promise<PrintFileRequest> {
  return requestOf(PRINTS[name].document, {
    ...PRINTS[name],
    settings: { ...DEFAULT_PRINT_SETTINGS, dpi: 300, ...settings },
  });
}

async function requestOf(
  document: DesignDocument,
  rest: Omit<PrintFileRequest, 'assets' | 'document' | 'createdAt' | 'title'>,
): Promise<PrintFileRequest> {
  const shaper = await shaperFor(...collectAssets(document).texts);
  return {
    ...rest,
    document,
    title: PRINTED_AS,
    createdAt: PRINTED_AT,
    assets: assetsOf({ picture: () => photo, outline: (layer) => shaper.shape(layer) }),
  };
}

/** One channel of a page, or three, as an external program renders it. */
export interface Seen {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The page as Poppler renders it on white paper, RGB. */
export async function pageSeen(file: Uint8Array, dpi: number): Promise<Seen> {
  const png = convertOn(file, 'page-1.png', 'pdftoppm', '-r', String(dpi), '-png', '%', '@/page');
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The plates as Ghostscript separates them, by name; 0 no ink, 255 full. */
export async function platesSeen(file: Uint8Array, dpi: number): Promise<ReadonlyMap<string, Seen>> {
  const options = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=tiffsep', `-r${dpi}`, '-sOutputFile=@/page.tif'];
  const files = convertAllOn(file, /^page\((.+)\)\.tif$/, 'gs', ...options, '%');
  const plates = new Map<string, Seen>();
  for (const [name, tiff] of files) {
    const { data, info } = await sharp(tiff).extractChannel(0).negate().raw().toBuffer({ resolveWithObject: true });
    plates.set(name, { data, width: info.width, height: info.height });
  }
  return plates;
}

/** Every pixel with the point of the surface at its centre. */
export function* pixelsOn({ width, height }: Seen, surface: Surface, dpi: number) {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      yield {
        index: y * width + x,
        point: { x: ((x + 0.5) * 25.4) / dpi - surface.bleed, y: ((y + 0.5) * 25.4) / dpi - surface.bleed },
      };
  }
}
