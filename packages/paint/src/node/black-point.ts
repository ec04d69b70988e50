import type { InkSpace } from '@cpc/design';
import sharp from 'sharp';
import { profileFile } from './profile-file.ts';
import { srgbProfile } from './srgb-profile.ts';

/**
 * What sRGB is brought to before it is converted relative to paper white, so that its black becomes the press's and
 * what lies above keeps its steps (black point compensation, ISO 18619). The press's black counts as neutral there, so
 * that a line in X, Y and Z is the same line in linear red, green and blue: one curve for all three.
 * @param path of the profile as the engine is given it
 */
export async function blackCurve(path: string, space: InkSpace): Promise<Uint8Array> {
  const black = await blackOf(path, space);
  return Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(255 * encoded((1 - black) * linear(value / 255) + black)),
  );
}

/** How light the darkest is that the profile makes of black: its Y, 0 … 1, and back through it. */
async function blackOf(path: string, space: InkSpace): Promise<number> {
  const printed = await sharp(new Uint8Array(3), { raw: { width: 1, height: 1, channels: 3 } })
    .withIccProfile(path)
    .tiff()
    .toBuffer();
  // By a profile of version 2, and past sharp's own way to sRGB, which moves black by itself.
  const seen = await profileFile(srgbProfile());
  try {
    const file = space === 'cmyk' ? sharp(printed).pipelineColourspace('cmyk') : sharp(printed, { ignoreIcc: true });
    const [red = 0, green = 0, blue = 0] = await file.withIccProfile(seen.path).raw().toBuffer();
    return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  } finally {
    await seen.remove();
  }
}

/** IEC 61966-2-1. */
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
