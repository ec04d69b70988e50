import { describe, expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

describe('the lanes', () => {
  it('[SE-04] never run more at once than there are, let others wait in order, and turn away the rest', async () => {
    const lanes = createLanes(2, 2);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const task = (n: number) =>
      lanes.run(() => {
        started.push(n);
        return new Promise<number>((resolve) => ends.push(() => resolve(n)));
      });
    const running = [1, 2, 3, 4].map(task);
    await Promise.resolve();
    expect(started).toEqual([1, 2]);
    await expect(task(5)).rejects.toMatchObject({ error: 'unavailable' });
    for (let done = 0; done < 4; done += 1) {
      ends[done]?.();
      await running[done];
      await new Promise(setImmediate);
    }
    expect(started).toEqual([1, 2, 3, 4]);
    expect(await Promise.all(running)).toEqual([1, 2, 3, 4]);
  });
});
