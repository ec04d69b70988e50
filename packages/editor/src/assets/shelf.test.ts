import { expect, it } from 'vitest';
import { createShelf } from './shelf.ts';

it('[ED-07.1] a thing put in during its load stays, whether the load fails or not', async () => {
  const answers = new Map<string, { give: (thing: string) => void; fail: (error: Error) => void }>();
  const dropped: string[] = [];
  const shelf = createShelf<string>(
    (key) => new Promise((give, fail) => answers.set(key, { give, fail })),
    () => undefined,
    (thing) => dropped.push(thing),
  );
  for (const key of ['failing', 'coming']) {
    expect(shelf.get(key)).toBeUndefined();
    shelf.put(key, 'of this device');
  }
  answers.get('failing')?.fail(new Error('not found'));
  answers.get('coming')?.give('of the server');
  await Promise.resolve();
  await Promise.resolve();
  expect([shelf.get('failing'), shelf.get('coming')]).toEqual(['of this device', 'of this device']);
  expect(shelf.isLost('failing')).toBe(false);
  expect(dropped).toEqual(['of the server']);
});

it('[ED-07.1] a dropped thing is released, unless it is there under another key', () => {
  const dropped: string[] = [];
  const shelf = createShelf<string>(
    () => new Promise(() => undefined),
    () => undefined,
    (thing) => dropped.push(thing),
  );
  shelf.put('passing', 'photo');
  shelf.put('lasting', 'photo');
  shelf.drop('passing');
  expect([dropped, shelf.get('lasting')]).toEqual([[], 'photo']);
  shelf.drop('lasting');
  expect([dropped, shelf.entries()]).toEqual([['photo'], []]);
});
