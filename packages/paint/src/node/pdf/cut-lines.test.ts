import { growShape, region, shapeContains } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { CASE } from '../../testing/scene.ts';
import { cutLines } from './cut-lines.ts';

describe('cutLines', () => {
  it('[SA-05.3] are the unchanged outline and holes if none overlap', () => {
    const [camera] = CASE.cutouts;
    if (!camera) throw new Error('a case with a camera expected');
    const lines = cutLines(region({ ...CASE, cutouts: [camera] }, 'outline'));
    expect(lines.map((line) => line.filter(([kind]) => kind === 'cubic').length)).toEqual([4, 4]);
    expect(lines.map((line) => line.at(-1))).toEqual([['close'], ['close']]);
  });

  it('[SA-05.3] go around two overlapping holes as one, and never through a hole', () => {
    const { holes } = region(CASE, 'outline');
    const lines = cutLines(region(CASE, 'outline'));
    expect(lines).toHaveLength(3);
    for (const [, x = 0, y = 0] of lines.slice(1).flat())
      expect(holes.some((hole) => shapeContains(growShape(hole, -0.01), { x, y }))).toBe(false);
    const ends = lines.slice(1).flatMap((line) => [line[0], line.at(-1)]);
    for (const end of ends) {
      const [, x = 0, y = 0] = end ?? [];
      const near = ends.filter((other) => other && Math.hypot((other[1] ?? 0) - x, (other[2] ?? 0) - y) < 0.3);
      expect(near).toHaveLength(2);
    }
  });

  it('[SA-05.3] stop at the edge if a hole crosses it', () => {
    const port = {
      ...CASE,
      cutouts: [{ role: 'port' as const, shape: { kind: 'ellipse' as const, cx: 30, cy: 120, rx: 6, ry: 4 } }],
    } as unknown as typeof CASE;
    for (const line of cutLines(region(port, 'outline')))
      for (const [, x = 0, y = 0] of line) expect(y <= 120.001 && x >= -0.001).toBe(true);
  });
});
