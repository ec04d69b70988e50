import { type AssetId, type Mm, mm } from '@cpc/domain';
import type { PrintPlace } from './calibration.ts';
import { readsVectorsOnly, type RipName } from './rip-names.ts';

/**
 * The print file that a station's raster image processor (RIP) expects (SA-05). RIPs differ: one reads spot colours in
 * vector data only, one expects `Spot 1` for white, one takes separated TIFF, a small one a plain picture.
 */
export interface PrintSettings {
  /** The RIP that the settings were chosen for; null if they are the station's own. */
  readonly preset: RipName | null;
  readonly format: PrintFormat;
  readonly dpi: PrintDpi;
  /** sRGB, CMYK by a common profile, or the station's own colours by the profile measured for it. */
  readonly colour: PrintColour;
  /** How white is printed where the shell needs it. Vector: ink or no ink. Raster: as dense as the ink is opaque. */
  readonly white: WhitePlate;
  /** The name of the white spot colour, as the station knows it. */
  readonly whiteName: string;
  /** How far white stays back from the edges of the ink. */
  readonly whiteChoke: Mm;
  /** Name of the spot colour that strokes the case's edge and cut-outs; null draws no such line. */
  readonly cutContour: string | null;
  /** Points. */
  readonly cutWidth: CutWidth;
  /** Where ink may lie: up to the case's edge, or into the bleed if the case is trimmed or wrapped afterwards. */
  readonly inkArea: InkArea;
  /** Name of one of the server's CMYK profiles; null means the default one. */
  readonly profile: string | null;
  /** What happens to colours that the inks cannot print, if a profile describes the inks. */
  readonly intent: RenderingIntent;
  /** The station's own measured profile, for measured colours (SA-06); frozen with each print. */
  readonly measured?: MeasuredProfile | undefined;
  /** The place and page of the print, by its station's calibration (SA-06); if absent, the page is the bleed box. */
  readonly place?: PrintPlace | undefined;
}

export const PRINT_FORMATS = ['pdf', 'tiff', 'png'] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];
export const PRINT_DPI = [300, 600, 1200] as const;
export type PrintDpi = (typeof PRINT_DPI)[number];
export const PRINT_COLOURS = ['srgb', 'cmyk', 'measured'] as const;
export type PrintColour = (typeof PRINT_COLOURS)[number];
/** The ink spaces of stations. */
export const INK_SPACES = ['rgb', 'cmyk'] as const;
export type InkSpace = (typeof INK_SPACES)[number];
/** Perceptual keeps differences between colours; relative keeps printable colours and maps black to the press's. */
export const RENDERING_INTENTS = ['perceptual', 'relative'] as const;
export type RenderingIntent = (typeof RENDERING_INTENTS)[number];
export const WHITE_PLATES = ['vector', 'raster', 'none'] as const;
export type WhitePlate = (typeof WHITE_PLATES)[number];
/** Cutters take these hairlines as paths, not as art. Caldera asks for the thinner one. */
export const CUT_WIDTHS = [0.1, 0.25] as const;
export type CutWidth = (typeof CUT_WIDTHS)[number];
export const INK_AREAS = ['outline', 'bleed'] as const;
export type InkArea = (typeof INK_AREAS)[number];

/** An ICC profile among the stored files, by the hash of its bytes. */
export interface MeasuredProfile {
  readonly asset: AssetId;
  readonly space: InkSpace;
}

/** The ink space of a station with these settings; undefined if it must be measured but is not. */
export function inkSpaceOf({ colour, measured }: Pick<PrintSettings, 'colour' | 'measured'>): InkSpace | undefined {
  if (colour === 'measured') return measured?.space;
  return colour === 'cmyk' ? 'cmyk' : 'rgb';
}

export const DEFAULT_PRINT_SETTINGS: PrintSettings = {
  preset: null,
  format: 'pdf',
  dpi: 600,
  colour: 'srgb',
  white: 'vector',
  whiteName: 'White',
  whiteChoke: mm(0.2),
  cutContour: null,
  cutWidth: 0.25,
  inkArea: 'outline',
  profile: null,
  intent: 'perceptual',
};

/** mm */
export const WHITE_CHOKE = { step: 0.1, most: 0.5 } as const;

export const PRINT_MEDIA_TYPES = {
  pdf: 'application/pdf',
  tiff: 'image/tiff',
  png: 'image/png',
} as const satisfies Record<PrintFormat, string>;

/** Why settings are invalid; each has a message. */
export type PrintSettingsProblem =
  | 'chokeOutOfRange'
  | 'spotNameWrong'
  | 'spotNamesEqual'
  | 'pngHasNoWhite'
  | 'pngHasNoCmyk'
  | 'tiffHasNoVectorWhite'
  | 'ripReadsNoRasterWhite'
  | 'onlyPdfHasCutContour'
  | 'profileWithoutCmyk'
  | 'measuredMissing';

/** The first problem of a station's settings; undefined if a file can be made with them. */
export function printSettingsProblem(settings: PrintSettings): PrintSettingsProblem | undefined {
  return CHECKS.find(([, wrong]) => wrong(settings))?.[0];
}

const CHECKS: readonly (readonly [PrintSettingsProblem, (settings: PrintSettings) => boolean])[] = [
  ['chokeOutOfRange', ({ whiteChoke }) => !isChoke(whiteChoke)],
  ['spotNameWrong', ({ whiteName, cutContour }) => !isSpotName(whiteName) || !isSpotName(cutContour ?? 'CutContour')],
  ['spotNamesEqual', ({ whiteName, cutContour }) => whiteName === cutContour],
  ['pngHasNoWhite', ({ format, white }) => format === 'png' && white !== 'none'],
  ['pngHasNoCmyk', (settings) => settings.format === 'png' && inkSpaceOf(settings) === 'cmyk'],
  ['tiffHasNoVectorWhite', ({ format, white }) => format === 'tiff' && white === 'vector'],
  ['ripReadsNoRasterWhite', ({ preset, white }) => white === 'raster' && readsVectorsOnly(preset)],
  ['onlyPdfHasCutContour', ({ format, cutContour }) => format !== 'pdf' && cutContour !== null],
  ['profileWithoutCmyk', ({ colour, profile }) => colour !== 'cmyk' && profile !== null],
  ['measuredMissing', (settings) => inkSpaceOf(settings) === undefined],
];

function isChoke(choke: number): boolean {
  const steps = choke / WHITE_CHOKE.step;
  return choke >= 0 && choke <= WHITE_CHOKE.most && Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** Names of the process colours, and reserved names for all or no colours (ISO 32000-1, 8.6.6.4). */
const TAKEN = new Set(['all', 'none', 'cyan', 'magenta', 'yellow', 'black']);

/** At most 31 characters: the limit of Photoshop's channel names and of the oldest RIPs. */
function isSpotName(name: string): boolean {
  return /^[\x21-\x7e](?:[\x20-\x7e]{0,29}[\x21-\x7e])?$/.test(name) && !TAKEN.has(name.toLowerCase());
}
