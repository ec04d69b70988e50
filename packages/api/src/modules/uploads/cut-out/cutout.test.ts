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

const reader = (bytes: Uint8Array) => async () => bytes;

const going = new AbortController().signal;

describe('people cut out by the server', () => {
  it('[AI-02.1] [AI-02.2] [AI-03.3] gives a mask in the shape of the picture, and none without a clear face', async () => {
    const { find } = lane();
    const portrait = await readFile(portraitFile('astronaut'));
    const mask = await find(reader(portrait), KEEPER, going);
    const { data, info } = await sharp(mask ?? Buffer.from('none'))
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = await sharp(portrait).metadata();
    expect(info).toMatchObject({ width, height, channels: 1 });
    const at = (x: number, y: number) => data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)];
    expect(at(0.45, 0.25)).toBeGreaterThan(200);
    expect(at(0.05, 0.05)).toBeLessThan(50);
    expect(await find(reader(await photo(400, 300)), KEEPER, going)).toBeNull();
  }, 120_000);

  it('[AI-03.3] ends at its limits and when nobody waits, and works on after both', async () => {
    // More than the process takes before it works, less than the work takes.
    const limits = { wallMs: 60_000, cpuMs: 30_000, memory: 200e6 };
    const { find } = lane({ limits });
    const portrait = reader(await readFile(portraitFile('astronaut')));
    await expect(find(portrait, KEEPER, going)).rejects.toMatchObject({ error: 'imageTooLarge' });
    limits.memory = 1e9;
    expect(await find(portrait, KEEPER, going)).not.toBeNull();
    // The process is there now: it works while the abort arrives.
    const stopped = new AbortController();
    const asked = find(
      () => {
        setTimeout(() => stopped.abort(), 100);
        return portrait();
      },
      KEEPER,
      stopped.signal,
    );
    await expect(asked).rejects.toMatchObject({ error: 'unavailable' });
    expect(await find(portrait, KEEPER, going)).not.toBeNull();
  }, 120_000);

  it('[AI-03.3] reads a picture only when its turn has come', async () => {
    const { find } = lane();
    const portrait = await readFile(portraitFile('astronaut'));
    const read: string[] = [];
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const ask = (name: string) => {
      const take = async () => {
        read.push(name);
        await gate;
        return portrait;
      };
      return find(take, KEEPER, going);
    };
    const both = [ask('first'), ask('second')];
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toEqual(['first']);
    go();
    for (const mask of await Promise.all(both)) expect(mask).not.toBeNull();
    expect(read).toEqual(['first', 'second']);
  }, 120_000);
});
