import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { compileEmoji } from '../emoji/drawing/draw.ts';
import { emojiSvgs } from '../emoji/emoji-set.ts';
import { compileOnThread } from './compile-on-thread.ts';

const svgs = [...emojiSvgs().values()].filter((_, i) => i % 400 === 0);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('compileOnThread', () => {
  it('[ED-03.10] gives each of many calls at once its own drawing', async () => {
    expect(svgs.length).toBeGreaterThan(5);
    const made = await Promise.all(svgs.map((svg) => compileOnThread(svg)));
    expect(made.map(text)).toEqual(svgs.map((svg) => JSON.stringify(compileEmoji(svg))));
  });

  it('[SE-05] the program answers while drawings are made', async () => {
    let isMaking = true;
    let turns = 0;
    const making = Promise.all(svgs.map((svg) => compileOnThread(svg))).finally(() => (isMaking = false));
    while (isMaking) {
      await setImmediate();
      turns += 1;
    }
    expect(await making).toHaveLength(svgs.length);
    // On this thread, there would be a few turns for each drawing.
    expect(turns).toBeGreaterThan(20 * svgs.length);
  });

  it('refuses what is no drawing, and makes the next one', async () => {
    const [svg = ''] = svgs;
    const refused = compileOnThread('<html/>');
    const next = compileOnThread(svg);
    await expect(refused).rejects.toThrow('expected an SVG');
    expect(text(await next)).toBe(JSON.stringify(compileEmoji(svg)));
  });
});
