import { describe, expect, it } from 'vitest';
import { createPaintTurns } from './paint-turns.ts';

function turns() {
  const frames: (() => void)[] = [];
  const done: string[] = [];
  const made = createPaintTurns((callback) => void frames.push(callback));
  return {
    done,
    turns: made,
    drop: made.drop,
    ask: (key: string, rank: number, what = key) =>
      made.ask(
        key,
        () => rank,
        () => done.push(what),
      ),
    frame: () => frames.splice(0).forEach((callback) => callback()),
  };
}

describe('paint turns', () => {
  it('does one job a frame, those of a lower rank first', () => {
    const { ask, done, frame } = turns();
    ask('far', 3);
    ask('near', 0);
    ask('middle', 1);
    expect(done).toEqual([]);
    frame();
    expect(done).toEqual(['near']);
    frame();
    frame();
    frame();
    expect(done).toEqual(['near', 'middle', 'far']);
  });

  it('does only the latest job of a key, and none that was dropped', () => {
    const { ask, done, drop, frame } = turns();
    ask('a', 0, 'old');
    ask('b', 1);
    ask('a', 2, 'new');
    drop('b');
    frame();
    frame();
    expect(done).toEqual(['new']);
  });

  it('goes on with a job that is asked for later, also from within a job', () => {
    const { ask, done, frame } = turns();
    ask('a', 0);
    frame();
    ask('b', 0);
    frame();
    expect(done).toEqual(['a', 'b']);
  });
  it('asks for the ranks anew at each turn: a swipe changes which one is near', () => {
    const { turns: moving, done, frame } = turns();
    let at = 0;
    for (const place of [0, 1, 2, 3])
      moving.ask(
        `${place}`,
        () => Math.abs(place - at),
        () => done.push(`${place}`),
      );
    frame();
    at = 3;
    frame();
    frame();
    expect(done).toEqual(['0', '3', '2']);
  });

  it('goes on with the others after a job that throws', () => {
    const { turns: broken, done, ask, frame } = turns();
    broken.ask(
      'broken',
      () => 0,
      () => {
        throw new Error('out of memory');
      },
    );
    ask('whole', 1);
    expect(frame).toThrow('out of memory');
    frame();
    expect(done).toEqual(['whole']);
  });
});
