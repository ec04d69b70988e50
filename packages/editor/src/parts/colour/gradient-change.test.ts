import type { Colour, Gradient } from '@cpc/design';
import { degrees } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { STOPS, withoutStop, withStop, withStopAdded } from './gradient-change.ts';

const gradient: Gradient = {
  kind: 'gradient',
  shape: 'linear',
  angle: degrees(90),
  stops: [
    { at: 0, colour: '#000000' as Colour },
    { at: 0.2, colour: '#333333' as Colour },
    { at: 1, colour: '#ffffff' as Colour },
  ],
};

describe('the gradient editor', () => {
  it('[ED-01.1] a new stop goes into the widest gap, with the colour already there', () => {
    const added = withStopAdded(gradient);
    expect(added.at).toBe(2);
    expect(added.gradient.stops[2]).toEqual({ at: 0.6, colour: '#999999' });
  });

  it('[ED-01.1] there are at least two and at most five stops', () => {
    let many = gradient;
    for (let i = 0; i < 9; i += 1) many = withStopAdded(many).gradient;
    expect(many.stops).toHaveLength(STOPS.most);
    let few = gradient;
    for (let i = 0; i < 9; i += 1) few = withoutStop(few, 0);
    expect(few.stops).toHaveLength(STOPS.least);
  });

  it('[ED-01.1] a moved stop stays between its neighbours', () => {
    expect(withStop(gradient, 1, { at: 3 }).stops[1]?.at).toBe(1);
    expect(withStop(gradient, 2, { at: 0 }).stops[2]?.at).toBe(0.2);
    expect(withStop(gradient, 9, { at: 0 })).toBe(gradient);
  });
});
