import { describe, expect, it } from 'vitest';
import type { Spot } from './clusters.ts';
import { namesWithRoom } from './names.ts';
import type { MapPoint } from './props.ts';

const at = (x: number, y: number, name: string, tone: MapPoint['tone'] = 'good') => {
  const point: MapPoint = { id: name, place: { latitude: 0, longitude: 0 }, name, state: 'Ready', tone, icon: 'check' };
  const spot: Spot = { kind: 'point', key: name, latitude: 0, longitude: 0, point };
  return { spot, x, y };
};

describe('names on a map', () => {
  it('[RT-13.3] stand where they have room', () => {
    expect([...namesWithRoom([at(0, 0, 'Leipzig'), at(200, 0, 'Dresden')])].toSorted()).toEqual(['Dresden', 'Leipzig']);
  });

  it('[RT-13.3] [PA-02.4] give way to the name of a point that is more urgent, and to faces', () => {
    const [calm, urgent] = [at(0, 0, 'Leipzig promenade'), at(60, 8, 'Dresden old town', 'bad')];
    expect([...namesWithRoom([calm, urgent])]).toEqual(['Dresden old town']);
    const below = at(0, 40, 'A name');
    expect([...namesWithRoom([calm, below])]).toEqual(['A name']);
  });

  it('[RT-13.3] two of them never cover each other, however many points there are', () => {
    const many = Array.from({ length: 200 }, (_, i) => at((i * 61) % 900, (i * 97) % 500, `Station ${i}`));
    const named = many.filter(({ spot }) => namesWithRoom(many).has(spot.key));
    expect(named.length).toBeGreaterThan(3);
    for (const a of named)
      for (const b of named) if (a !== b) expect(Math.abs(a.x - b.x) > 60 || Math.abs(a.y - b.y) >= 24).toBe(true);
  });
});
