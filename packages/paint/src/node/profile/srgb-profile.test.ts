import sharp from 'sharp';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { srgbProfile } from './srgb-profile.ts';

describe('srgbProfile', () => {
  it('[SA-05.4] is the common sRGB: a conversion with it changes nothing', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'icc-')), 'srgb.icc');
    await writeFile(path, srgbProfile());
    const ramp = Uint8Array.from({ length: 256 * 3 }, (_, i) => (i * 37 + (i % 3) * 81) % 256);
    const raw = { raw: { width: 256, height: 1, channels: 3 as const } };
    const tagged = await sharp(ramp, raw).withIccProfile(path, { attach: true }).png().toBuffer();
    const { icc } = await sharp(tagged).metadata();
    expect(icc?.subarray(36, 40).toString()).toBe('acsp');
    const back = await sharp(tagged).toColourspace('srgb').raw().toBuffer();
    const converted = await sharp(ramp, raw).withIccProfile(path).raw().toBuffer();
    for (const data of [back, converted]) {
      ramp.forEach((value, index) => expect(Math.abs(value - (data[index] ?? 0))).toBeLessThanOrEqual(1));
    }
  });
});
