import type { InkSpace } from '@cpc/design';
import sharp from 'sharp';
import { profileFile } from './profile-file.ts';
import { fromLight, srgbProfile, toLight } from './srgb-profile.ts';

/**
 * A curve to apply to sRGB before a relative conversion. It maps black to the press's black and keeps the steps above
 * it (black point compensation, ISO 18619). The press's black is treated as neutral, so a linear map in XYZ is the same
 * linear map of linear red, green and blue: one curve for all three.
 * @param path of the profile as the engine gets it
 */
export async function blackCurve(path: string, space: InkSpace): Promise<Uint8Array> {
  const black = await blackOf(path, space);
  return Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(255 * fromLight((1 - black) * toLight(value / 255) + black)),
  );
}

/** The luminance Y, 0 … 1, of the profile's black: black is converted to inks and back. */
async function blackOf(path: string, space: InkSpace): Promise<number> {
  const printed = await sharp(new Uint8Array(3), { raw: { width: 1, height: 1, channels: 3 } })
    .withIccProfile(path)
    .tiff()
    .toBuffer();
  // Uses a version 2 profile instead of sharp's own conversion to sRGB, which moves black by itself.
  const seen = await profileFile(srgbProfile());
  try {
    const file = space === 'cmyk' ? sharp(printed).pipelineColourspace('cmyk') : sharp(printed, { ignoreIcc: true });
    const [red = 0, green = 0, blue = 0] = await file.withIccProfile(seen.path).raw().toBuffer();
    return 0.2126 * toLight(red / 255) + 0.7152 * toLight(green / 255) + 0.0722 * toLight(blue / 255);
  } finally {
    await seen.remove();
  }
}
