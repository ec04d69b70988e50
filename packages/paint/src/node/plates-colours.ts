import sharp, { type Sharp } from 'sharp';
import { srgbProfile } from './srgb-profile.ts';

/** The colours of a print: how many there are, what they mean, and how they are made of sRGB. */
export interface PressColours {
  readonly channels: 3 | 4;
  /** The ICC profile that says what the numbers mean. */
  readonly profile: Uint8Array;
  /** @param rgb three bytes a pixel */
  convert(rgb: Uint8Array, width: number): Promise<Uint8Array>;
}

export function srgbColours(): PressColours {
  return { channels: 3, profile: srgbProfile(), convert: async (rgb) => rgb };
}

/**
 * The profile that comes with libvips, by Graeme Gill, in the public domain: a common offset proof. A machine that
 * was measured has one of its own.
 */
const BUILT_IN = 'cmyk';

/**
 * CMYK by an ICC profile, relative to paper white. How much ink may lie in all is the profile's matter.
 * @param path of the profile's file; without one, that which comes with the program
 * @throws Error when the file is no CMYK profile
 */
export async function cmykColours(path?: string): Promise<PressColours> {
  const profile = path ?? BUILT_IN;
  const { icc, space } = await sharp(await through(new Uint8Array(3), 1, profile).tiff().toBuffer()).metadata();
  if (space !== 'cmyk' || !icc) throw new Error(`print file: ${profile} is no CMYK profile`);
  return {
    channels: 4,
    profile: icc,
    convert: (rgb, width) => through(rgb, width, profile).raw().toBuffer(),
  };
}

/** The profile alone: with a colour space named as well, sharp converts twice. */
function through(rgb: Uint8Array, width: number, profile: string): Sharp {
  return sharp(rgb, { raw: { width, height: rgb.length / 3 / width, channels: 3 } }).withIccProfile(profile);
}
