import { expect, it } from 'vitest';
import { thingIn, thingText } from './thing.ts';

it('[RT-12] a thing of the library is read from the address it is written into, and nothing else is', () => {
  for (const thing of [
    { kind: 'sticker', key: 'heart' },
    { kind: 'wallpaper', key: 'waves:2' },
    { kind: 'template', key: 'love-1' },
  ] as const)
    expect(thingIn({ thing: thingText(thing) })).toEqual(thing);
  for (const thing of ['', 'sticker', 'sticker:', 'work:1']) expect(thingIn({ thing })).toBeUndefined();
  expect(thingIn({})).toBeUndefined();
});
