import { describe, expect, it } from 'vitest';
import { clustersOf } from './clusters.ts';
import type { MapPoint } from './props.ts';

const WORLD = { west: -180, south: -85, east: 180, north: 85 };

const point = (id: string, latitude: number, longitude: number, tone: MapPoint['tone'] = 'good'): MapPoint => ({
  id,
  place: { latitude, longitude },
  name: `Station ${id}`,
  state: 'Ready',
  tone,
  icon: 'check',
});

describe('points that would cover each other', () => {
  it('[RT-13.3] [PA-02.4] are one group, which shows the most urgent state and where it falls apart', () => {
    const spots = clustersOf([
      point('a', 52.52, 13.4),
      point('b', 52.53, 13.41, 'bad'),
      point('c', 52.5, 13.39, 'warn'),
      point('far', -33.9, 151.2, 'neutral'),
    ]);
    const wide = spots(WORLD, 2);
    expect(wide.filter(({ kind }) => kind === 'point').map(({ key }) => key)).toEqual(['point far']);
    const [group] = wide.filter((spot) => spot.kind === 'group');
    expect(group).toMatchObject({ count: 3, tone: 'bad' });
    expect(spots(WORLD, group?.splitsAt ?? 0).length).toBeGreaterThan(2);
  });

  it('[RT-13.3] points at the same place stand alone when no zoom can part them', () => {
    const spots = clustersOf([point('a', 1, 1), point('b', 1, 1)]);
    expect(spots(WORLD, 16).length).toBe(1);
    expect(spots(WORLD, 17).map(({ key }) => key)).toEqual(['point a', 'point b']);
  });

  it('[RT-13.3] every one of hundreds of points is in exactly one spot, at every zoom', () => {
    const many = Array.from({ length: 800 }, (_, i) => point(`${i}`, ((i * 37) % 160) - 80, ((i * 53) % 350) - 175));
    const spots = clustersOf(many);
    for (const zoom of [0, 2, 5, 12, 18])
      expect(spots(WORLD, zoom).reduce((sum, spot) => sum + (spot.kind === 'group' ? spot.count : 1), 0)).toBe(800);
  });
});
