import { readFile } from 'node:fs/promises';
import { portraitFile } from '@cpc/cutout/testing';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { photo } from '../../../testing/pictures.ts';
import { cutoutLane, type CutoutLane } from './cutout-lane.ts';

const KEEPER = { accountId: 'account', ip: '192.0.2.1' } as Parameters<CutoutLane['find']>[1];
const LOG = { warn: () => undefined } as unknown as Parameters<typeof cutoutLane>[0];

function lane(options?: Parameters<typeof cutoutLane>[1]): CutoutLane {
  const made = cutoutLane(LOG, options);
  onTestFinished(made.close);
  return made;
}

const going = new AbortController().signal;

describe('people cut out by the server', () => {
  it('[AI-02] [AI-03] gives a mask in the shape of the picture, and none without a clear face', async () => {
    const { find } = lane();
    const portrait = await readFile(portraitFile('astronaut'));
    const mask = await find(portrait, KEEPER, going);
    const { data, info } = await sharp(mask ?? Buffer.from('none'))
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = await sharp(portrait).metadata();
    expect(info).toMatchObject({ width, height, channels: 1 });
    const at = (x: number, y: number) => data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)];
    expect(at(0.45, 0.25)).toBeGreaterThan(200);
    expect(at(0.05, 0.05)).toBeLessThan(50);
    expect(await find(await photo(400, 300), KEEPER, going)).toBeNull();
  }, 120_000);

  it('[AI-03] ends at its limits, and works on after it', async () => {
    const portrait = await readFile(portraitFile('astronaut'));
    const short = lane({ limits: { wallMs: 60_000, cpuMs: 30_000, memory: 60e6 } });
    await expect(short.find(portrait, KEEPER, going)).rejects.toMatchObject({ error: 'imageTooLarge' });
    const stopped = new AbortController();
    const { find } = lane();
    const asked = find(portrait, KEEPER, stopped.signal);
    stopped.abort(new Error('hung up'));
    await expect(asked).rejects.toThrow('hung up');
    expect(await find(portrait, KEEPER, going)).not.toBeNull();
  }, 120_000);
});
