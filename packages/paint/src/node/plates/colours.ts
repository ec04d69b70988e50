import type { InkSpace, RenderingIntent } from '@cpc/design';
import sharp, { type Sharp } from 'sharp';
import { readProfile } from '../../icc/read-profile.ts';
import { profileByIntent } from '../../icc/by-intent.ts';
import { blackCurve } from '../profile/black-point.ts';
import { CUBE_SIDE, cubeNodes, throughCube } from '../profile/colour-cube.ts';
import type { Desk } from './desk.ts';
import { profileFile } from '../profile/profile-file.ts';
import { SRGB_PRINTER, srgbPrinterProfile, srgbProfile } from '../profile/srgb-profile.ts';

/** The colour space of a print: its channels, its profile, and the conversion from sRGB. */
export interface PressColours {
  readonly channels: 3 | 4;
  /** The ICC profile of the values. */
  readonly profile: Uint8Array;
  /** The printing condition that a PDF names. */
  readonly condition: PrintingCondition;
  /**
   * @param pixels three bytes each, or four; the fourth is opacity and stays
   * @returns the converted pixels, in the desk's memory or in place
   */
  convert(pixels: Uint8Array, desk: Pick<Desk, 'room'>, bytes?: 3 | 4): Uint8Array;
}

/** How values look when they are printed (ISO 15930-7). */
export interface PrintingCondition {
  readonly name: string;
  /** If it is the profile of the values, they are final. */
  readonly profile: Uint8Array;
}

const CHANNELS = { rgb: 3, cmyk: 4 } as const satisfies Record<InkSpace, number>;

/** Made once, with the first print: it is the same for all. */
let srgbPrinter: PrintingCondition | undefined;

/** The RIP of the station converts them: the condition is a printer that takes sRGB. */
export function srgbColours(): PressColours {
  srgbPrinter ??= { name: SRGB_PRINTER, profile: srgbPrinterProfile() };
  return { channels: 3, profile: srgbProfile(), condition: srgbPrinter, convert: (pixels) => pixels };
}

/**
 * The profile that comes with libvips, by Graeme Gill, in the public domain: a common offset proof. A measured station
 * has its own.
 */
const BUILT_IN = 'cmyk';

/**
 * CMYK by an ICC profile. The profile also decides the total ink limit.
 * @param profile by default the built-in one
 * @throws Error if it is no CMYK profile of a printer
 */
export async function cmykColours(profile: Uint8Array | undefined, intent: RenderingIntent): Promise<PressColours> {
  return measuredColours(profile ?? (await profileOf(BUILT_IN, 'cmyk')), 'cmyk', intent);
}

/**
 * The colours of a station by its measured profile (SA-06).
 * @throws Error if it is no printer profile in these colours, or the engine refuses it
 */
export async function measuredColours(
  profile: Uint8Array,
  space: InkSpace,
  intent: RenderingIntent,
): Promise<PressColours> {
  const read = readProfile(profile);
  if (!read.ok) throw new Error(`print file: the profile cannot be used: ${read.problem}`);
  const channels = CHANNELS[space];
  // Calls the engine once, for a cube of colours; all other colours are interpolated.
  const nodes = await convertedNodes(profileByIntent(profile, intent), space, intent);
  return {
    channels,
    profile,
    condition: { name: read.profile.description || 'Custom', profile },
    convert(pixels, desk, bytes = 3) {
      const made = (pixels.length / bytes) * (channels + bytes - 3);
      return throughCube({ nodes, channels }, pixels, bytes, desk.room('colours', made));
    },
  };
}

async function convertedNodes(profile: Uint8Array, space: InkSpace, intent: RenderingIntent): Promise<Uint8Array> {
  const file = await profileFile(profile);
  try {
    // An engine that cannot use a profile does not fail: it leaves colours unchanged.
    await profileOf(file.path, space);
    const nodes = cubeNodes();
    const curve = intent === 'relative' ? await blackCurve(file.path, space) : undefined;
    const wanted = curve ? nodes.map((value) => curve[value] ?? 0) : nodes;
    return await through(wanted, CUBE_SIDE, file.path).raw().toBuffer();
  } finally {
    await file.remove();
  }
}

/** The profile that the engine reads from a path or name. @throws Error if it is no profile of such colours */
async function profileOf(path: string, space: InkSpace): Promise<Uint8Array> {
  const pixel = await through(new Uint8Array(3), 1, path).tiff().toBuffer();
  const { icc, space: found } = await sharp(pixel).metadata();
  if (!icc || (found === 'cmyk') !== (space === 'cmyk'))
    throw new Error(`print file: expected a ${space} profile in ${path}`);
  return icc;
}

/** Passes the profile alone: with a colour space named as well, sharp converts twice. */
function through(rgb: Uint8Array, width: number, profile: string): Sharp {
  return sharp(rgb, { raw: { width, height: rgb.length / 3 / width, channels: 3 } }).withIccProfile(profile);
}
