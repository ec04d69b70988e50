import { RENDERING_INTENTS } from '@cpc/design';
import { readProfile } from '../icc/read-profile.ts';
import { measuredColours } from './plates/colours.ts';

/** Number of steps per side of the colour cube that tests a profile. */
const STEPS = 9;

/**
 * Converts a small picture by a station's profile, like a print file, to detect an unusable profile before a print
 * needs it. It takes some tenths of a second: do not call it on the serving thread.
 * @throws Error if no print can be made with it
 */
export async function tryProfile(profile: Uint8Array): Promise<void> {
  const read = readProfile(profile);
  if (!read.ok) throw new Error(`the profile cannot be used: ${read.problem}`);
  const picture = cube();
  for (const intent of RENDERING_INTENTS) {
    const colours = await measuredColours(profile, read.profile.space, intent);
    const inks = colours.convert(picture, { room: (_use, length) => new Uint8Array(length) });
    const wanted = (picture.length / 3) * colours.channels;
    if (inks.length !== wanted) throw new Error(`expected ${wanted} bytes from the profile, got ${inks.length}`);
  }
}

function cube(): Uint8Array {
  const value = (step: number): number => Math.round(((step % STEPS) * 255) / (STEPS - 1));
  return Uint8Array.from({ length: STEPS ** 3 * 3 }, (_, i) => value(Math.floor(i / 3 / STEPS ** (i % 3))));
}
