import { CUT_KINDS, IDEA_KINDS } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { inPlaces } from './places.ts';

const seen = (...places: number[]): ReadonlySet<number> => new Set(places);

describe('places of ideas with cut-out people', () => {
  it('[ED-13.7] they take two of the ten places', () => {
    const kinds = inPlaces(CUT_KINDS, seen(0, 1));
    expect([kinds.length, kinds[2], kinds[3]]).toEqual([IDEA_KINDS.length, 'stepOut', 'figure']);
  });

  it('[ED-13.7] what was seen stays as it is: they come behind it', () => {
    const kinds = inPlaces(CUT_KINDS, seen(0, 1, 2, 3, 4, 6));
    expect(kinds.slice(0, 5)).toEqual(IDEA_KINDS.slice(0, 5));
    expect([kinds[5], kinds[6], kinds[7]]).toEqual(['stepOut', IDEA_KINDS[6], 'figure']);
  });

  it('[ED-13.7] if all ten were seen, they come after the last one', () => {
    const kinds = inPlaces(CUT_KINDS, seen(...IDEA_KINDS.keys()));
    expect(kinds).toEqual([...IDEA_KINDS, ...CUT_KINDS]);
  });

  it('[ED-13.7] without people nothing changes', () => {
    expect(inPlaces([], seen())).toEqual(IDEA_KINDS);
  });
});
