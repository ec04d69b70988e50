import { type Mm, mm } from '@cpc/domain';
import type { PrintPlace } from './calibration.ts';

/**
 * What a machine's raster image processor wants a print file to be (SA-05). They differ: one sees spot colours in
 * vector data only, one wants `Spot 1` for its white, one takes separated TIFF, a small one a plain picture.
 */
export interface PrintSettings {
  readonly format: PrintFormat;
  readonly dpi: PrintDpi;
  readonly colour: PrintColour;
  /** How white is laid where the shell needs it. Vector: ink or no ink. Raster: as dense as the ink is opaque. */
  readonly white: WhitePlate;
  /** The spot colour's name, as the machine knows it. */
  readonly whiteName: string;
  /** How far white is kept back from the edges of the ink. */
  readonly whiteChoke: Mm;
  /** Name of the spot colour in which the case's edge and cut-outs are stroked; null draws no such line. */
  readonly cutContour: string | null;
  /** Where ink may lie: to the case's edge, or on into the bleed where the case is trimmed or wrapped afterwards. */
  readonly inkArea: InkArea;
  /** Name of the CMYK profile among those the server holds; null is the one it comes with. */
  readonly profile: string | null;
  /** Where on which page it lies, as its machine is calibrated (SA-06); left out, the page is the bleed box. */
  readonly place?: PrintPlace | undefined;
}

export const PRINT_FORMATS = ['pdf', 'tiff', 'png'] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];
export const PRINT_DPI = [300, 600, 1200] as const;
export type PrintDpi = (typeof PRINT_DPI)[number];
export const PRINT_COLOURS = ['srgb', 'cmyk'] as const;
export type PrintColour = (typeof PRINT_COLOURS)[number];
export const WHITE_PLATES = ['vector', 'raster', 'none'] as const;
export type WhitePlate = (typeof WHITE_PLATES)[number];
export const INK_AREAS = ['outline', 'bleed'] as const;
export type InkArea = (typeof INK_AREAS)[number];

export const DEFAULT_PRINT_SETTINGS: PrintSettings = {
  format: 'pdf',
  dpi: 600,
  colour: 'srgb',
  white: 'vector',
  whiteName: 'White',
  whiteChoke: mm(0.2),
  cutContour: null,
  inkArea: 'outline',
  profile: null,
};

/** mm */
export const WHITE_CHOKE = { step: 0.1, most: 0.5 } as const;

export const PRINT_MEDIA_TYPES = {
  pdf: 'application/pdf',
  tiff: 'image/tiff',
  png: 'image/png',
} as const satisfies Record<PrintFormat, string>;
export type PrintMediaType = (typeof PRINT_MEDIA_TYPES)[PrintFormat];

/** Why settings cannot be, each with a message of its own. */
export type PrintSettingsProblem =
  | 'chokeOutOfRange'
  | 'spotNameWrong'
  | 'spotNamesEqual'
  | 'pngHasNoWhite'
  | 'pngHasNoCmyk'
  | 'tiffHasNoVectorWhite'
  | 'onlyPdfHasCutContour'
  | 'profileWithoutCmyk';

/** The first thing that is wrong with a machine's settings; undefined when a file can be made by them. */
export function printSettingsProblem(settings: PrintSettings): PrintSettingsProblem | undefined {
  return CHECKS.find(([, wrong]) => wrong(settings))?.[0];
}

const CHECKS: readonly (readonly [PrintSettingsProblem, (settings: PrintSettings) => boolean])[] = [
  ['chokeOutOfRange', ({ whiteChoke }) => !isChoke(whiteChoke)],
  ['spotNameWrong', ({ whiteName, cutContour }) => !isSpotName(whiteName) || !isSpotName(cutContour ?? 'CutContour')],
  ['spotNamesEqual', ({ whiteName, cutContour }) => whiteName === cutContour],
  ['pngHasNoWhite', ({ format, white }) => format === 'png' && white !== 'none'],
  ['pngHasNoCmyk', ({ format, colour }) => format === 'png' && colour === 'cmyk'],
  ['tiffHasNoVectorWhite', ({ format, white }) => format === 'tiff' && white === 'vector'],
  ['onlyPdfHasCutContour', ({ format, cutContour }) => format !== 'pdf' && cutContour !== null],
  ['profileWithoutCmyk', ({ colour, profile }) => colour !== 'cmyk' && profile !== null],
];

function isChoke(choke: number): boolean {
  const steps = choke / WHITE_CHOKE.step;
  return choke >= 0 && choke <= WHITE_CHOKE.most && Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** Names that stand for the press's own inks, or for all of them or none (ISO 32000-1, 8.6.6.4). */
const TAKEN = new Set(['all', 'none', 'cyan', 'magenta', 'yellow', 'black']);

/** 31 characters are what Photoshop's name of a channel and the oldest RIPs hold. */
function isSpotName(name: string): boolean {
  return /^[\x21-\x7e](?:[\x20-\x7e]{0,29}[\x21-\x7e])?$/.test(name) && !TAKEN.has(name.toLowerCase());
}
