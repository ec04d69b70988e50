import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readProfile } from '../../icc/read-profile.ts';
import { profileFile } from './profile-file.ts';
import { SRGB_PRINTER, srgbPrinterProfile, srgbProfile } from './srgb-profile.ts';

describe.each([
  ['srgbProfile', srgbProfile],
  ['srgbPrinterProfile', srgbPrinterProfile],
] as const)('%s', (_, profile) => {
  it('[SA-05.4] [SA-12] is the common sRGB: a conversion with it changes nothing', async () => {
    const { path, remove } = await profileFile(profile());
    onTestFinished(remove);
    const ramp = Uint8Array.from({ length: 256 * 3 }, (_, i) => (i * 37 + (i % 3) * 81) % 256);
    const raw = { raw: { width: 256, height: 1, channels: 3 as const } };
    const tagged = await sharp(ramp, raw).withIccProfile(path, { attach: true }).png().toBuffer();
    const { icc } = await sharp(tagged).metadata();
    expect(Buffer.compare(icc ?? Buffer.alloc(0), profile())).toBe(0);
    const back = await sharp(tagged).toColourspace('srgb').raw().toBuffer();
    const converted = await sharp(ramp, raw).withIccProfile(path).raw().toBuffer();
    for (const data of [back, converted]) {
      ramp.forEach((value, index) => expect(Math.abs(value - (data[index] ?? 0))).toBeLessThanOrEqual(1));
    }
  });
});

it('[SA-12] the printer driven in sRGB has the profile of a printer', () => {
  expect(readProfile(srgbPrinterProfile())).toMatchObject({
    ok: true,
    profile: { space: 'rgb', description: SRGB_PRINTER, hasRelative: true },
  });
});
