import type { InkSpace, RenderingIntent } from '@cpc/design';
import sharp, { type Sharp } from 'sharp';
import { readProfile } from '../icc/read-profile.ts';
import { profileByIntent } from '../icc/by-intent.ts';
import { blackCurve } from './black-point.ts';
import { profileFile } from './profile-file.ts';
import { srgbProfile } from './srgb-profile.ts';

/** The colours of a print: how many there are, what they mean, and how they are made of sRGB. */
export interface PressColours {
  readonly channels: 3 | 4;
  /** The ICC profile that says what the numbers mean; undefined for those of a chart, which nobody knows yet. */
  readonly profile: Uint8Array | undefined;
  /** What the machine was measured as: its numbers are final, and a file names them so. */
  readonly condition?: string;
  /** @param pixels three bytes each, or four, the last of which is opacity and stays */
  convert(pixels: Uint8Array, width: number, bytes?: 3 | 4): Promise<Uint8Array>;
  /** To be called when the last pixel is converted. */
  close(): Promise<void>;
}

const CHANNELS = { rgb: 3, cmyk: 4 } as const satisfies Record<InkSpace, number>;
const nothing = async (): Promise<void> => undefined;

export function srgbColours(): PressColours {
  return { channels: 3, profile: srgbProfile(), convert: async (pixels) => pixels, close: nothing };
}

/**
 * The profile that comes with libvips, by Graeme Gill, in the public domain: a common offset proof. A machine that
 * was measured has one of its own.
 */
const BUILT_IN = 'cmyk';

/**
 * CMYK by an ICC profile. How much ink may lie in all is the profile's matter.
 * @param profile without one, that which comes with the program
 * @throws Error when it is no CMYK profile
 */
export async function cmykColours(profile: Uint8Array | undefined, intent: RenderingIntent): Promise<PressColours> {
  return profileColours(profile ?? (await profileOf(BUILT_IN, 'cmyk')), 'cmyk', intent);
}

/**
 * The colours of a machine by the profile it was measured for (SA-06).
 * @throws Error when it is no profile of a printer in those colours, or the engine refuses it
 */
export async function measuredColours(
  profile: Uint8Array,
  space: InkSpace,
  intent: RenderingIntent,
): Promise<PressColours> {
  const read = readProfile(profile);
  if (!read.ok) throw new Error(`print file: the machine's profile cannot be used: ${read.problem}`);
  const condition = read.profile.description || 'Measured';
  return { ...(await profileColours(profile, space, intent)), condition };
}

async function profileColours(profile: Uint8Array, space: InkSpace, intent: RenderingIntent): Promise<PressColours> {
  const file = await profileFile(profileByIntent(profile, intent));
  try {
    // An engine that cannot use a profile says so by leaving colours as they were.
    await profileOf(file.path, space);
    const curve = intent === 'relative' ? await blackCurve(file.path, space) : undefined;
    return {
      channels: CHANNELS[space],
      profile,
      convert: (pixels, width, bytes = 3) =>
        through(curve ? raised(pixels, curve, bytes) : pixels, width, file.path, bytes)
          .raw()
          .toBuffer(),
      close: file.remove,
    };
  } catch (error) {
    await file.remove();
    throw error;
  }
}

/** What the engine makes of a profile's name. @throws Error when that is no profile of such colours */
async function profileOf(path: string, space: InkSpace): Promise<Uint8Array> {
  const pixel = await through(new Uint8Array(3), 1, path, 3).tiff().toBuffer();
  const { icc, space: found } = await sharp(pixel).metadata();
  if (!icc || (found === 'cmyk') !== (space === 'cmyk')) throw new Error(`print file: ${path} is no ${space} profile`);
  return icc;
}

/** The profile alone: with a colour space named as well, sharp converts twice. */
function through(pixels: Uint8Array, width: number, profile: string, bytes: 3 | 4): Sharp {
  const raw = { width, height: pixels.length / bytes / width, channels: bytes };
  return sharp(pixels, { raw }).withIccProfile(profile);
}

/** The colours by a curve, opacity as it is. */
function raised(pixels: Uint8Array, curve: Uint8Array, bytes: 3 | 4): Uint8Array {
  const out = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) out[i] = curve[pixels[i] ?? 0] ?? 0;
  if (bytes === 4) for (let i = 3; i < pixels.length; i += 4) out[i] = pixels[i] ?? 0;
  return out;
}
