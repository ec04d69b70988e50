import type { Path } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { strokeOutline } from './stroke-outline.ts';
import { stroke } from './testing/scene.ts';

function extent(path: Path, axis: 'x' | 'y'): number {
  const values = path.flatMap((command) =>
    command[0] === 'close' ? [] : [command.at(axis === 'x' ? -2 : -1) as number],
  );
  return Math.max(...values) - Math.min(...values);
}

describe('strokeOutline', () => {
  it.each(['pen', 'marker', 'neon'] as const)('draws a %s line at full pressure with its full width', (brush) => {
    const line = Array.from({ length: 30 }, (_, i) => [i, 0, 1]).flat();
    expect(extent(strokeOutline(stroke(brush, '#000000', 4, line)), 'y')).toBeCloseTo(4, 1);
  });

  it('draws a single dot round and with its width, however thin', () => {
    const dot = strokeOutline(stroke('pen', '#000000', 0.5, [10, 10, 1]));
    expect(extent(dot, 'x')).toBeGreaterThan(0.4);
    expect(extent(dot, 'x')).toBeLessThan(0.6);
    expect(extent(dot, 'y')).toBeGreaterThan(0.4);
  });

  it('draws thinner lines for less pressure', () => {
    const line = (pressure: number) => Array.from({ length: 30 }, (_, i) => [i, 0, pressure]).flat();
    const [light, firm] = [0.2, 0.9].map((pressure) =>
      extent(strokeOutline(stroke('pen', '#000000', 4, line(pressure))), 'y'),
    );
    expect(light).toBeLessThan((firm ?? 0) * 0.7);
  });
});
