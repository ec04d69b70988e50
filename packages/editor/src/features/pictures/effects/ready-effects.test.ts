import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { picture } from '../../../testing.ts';
import { READY_EFFECTS, readyEffect } from './ready-effects.ts';

/** mm: the widths of all ready edges on the case. */
function edgesOn(side: number, scale: number): readonly number[] {
  const { placement, ...rest } = picture('p', { width: mm(side), height: mm(side) });
  return READY_EFFECTS.flatMap((key) => {
    const { edge } = readyEffect(key, { ...rest, placement: { ...placement, scale } }, []);
    return edge ? [edge.width * scale] : [];
  });
}

describe('readyEffect', () => {
  it('[ED-08] [PF-01.2] makes no edge that is too thin to be printed, also on a small picture', () => {
    for (const [side, scale] of [
      [0.2, 1],
      [5, 1],
      [40, 0.05],
      [1, 4],
    ] as const) {
      const edges = edgesOn(side, scale);
      expect(edges).toHaveLength(4);
      for (const width of edges) expect(width).toBeGreaterThanOrEqual(0.3);
    }
  });

  it('[ED-08] makes an edge a share of a larger picture', () => {
    expect(edgesOn(80, 1)).toEqual([2, 1.12, 2, 1.12]);
  });
});
