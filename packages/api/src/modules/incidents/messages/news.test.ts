import { brand, type IncidentKind, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { compare, type Found, type Told } from './news.ts';

const MINUTE = 60_000;
const found = (kind: IncidentKind, since: number | null, count = 1, station = 'a'): Found => ({
  machine_id: brand<StationId>(station),
  kind,
  since,
  count,
  detail: '',
});

/** Looks at one list after the other, at its minute. @returns what each look told, as `kind station count` */
function looks(...list: readonly (readonly [minute: number, found: readonly Found[], asleep?: boolean])[]) {
  let told: readonly Told[] = [];
  return list.map(([minute, now, asleep = false]) => {
    const next = compare({ told, found: now, isAwake: () => !asleep, now: minute * MINUTE });
    told = next.told;
    return next.news.map((one) => `${one.kind} ${one.machine_id} ${one.told}`);
  });
}

describe('what of the incidents is news', () => {
  it('[PA-12.6] each kind is told after its time, once while it lasts', () => {
    const silent = [found('offline', 0)];
    expect(looks([4, silent], [5, silent], [6, silent], [600, silent])).toEqual([[], ['offline a 1'], [], []]);
    expect(looks([0, [found('fault', 0), found('bayFull', null, 8), found('unsure', 0)]])).toEqual([
      ['fault a 1', 'bayFull a 8'],
    ]);
    expect(looks([0, [found('stockLow', null), found('waitsLong', 0)]])).toEqual([[]]);
  });

  it('[PA-12.6] what heals and comes back within ten minutes is the same, later it is news', () => {
    const fault = [found('fault', null)];
    expect(looks([0, fault], [1, []], [10, fault], [11, []], [20, []], [20.9, fault])).toEqual([
      ['fault a 1'],
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(looks([0, fault], [1, []], [11, []], [12, fault]).at(-1)).toEqual(['fault a 1']);
  });

  it('[PA-12.6] more of it is news; the same number again only after there were fewer for ten minutes', () => {
    const empty = (count: number) => [found('stockEmpty', null, count)];
    expect(looks([0, empty(1)], [1, empty(3)], [2, empty(2)], [3, empty(3)], [4, empty(4)]).flat()).toEqual([
      'stockEmpty a 1',
      'stockEmpty a 3',
      'stockEmpty a 4',
    ]);
    expect(looks([0, empty(3)], [1, empty(2)], [11, empty(2)], [12, empty(3)]).flat()).toEqual([
      'stockEmpty a 3',
      'stockEmpty a 3',
    ]);
  });

  it('[PA-12.7] stations that fell silent within two minutes are told together', () => {
    const stations = Array.from({ length: 12 }, (_, index) => found('offline', index * 10_000, 1, `s${index}`));
    const late = found('offline', 2.5 * MINUTE, 1, 'late');
    const [first, second, third] = looks([5, [...stations, late]], [6, [...stations, late]], [8, [...stations, late]]);
    expect(first).toHaveLength(12);
    expect([second, third]).toEqual([[], ['offline late 1']]);
  });

  it('[PA-12.6] nothing is told at a station that rests; what it had told stays told', () => {
    const full = [found('bayFull', null, 8)];
    expect(looks([0, full, true], [60, full])).toEqual([[], ['bayFull a 8']]);
    expect(looks([0, full], [60, full, true], [600, full])).toEqual([['bayFull a 8'], [], []]);
    const more = [found('bayFull', null, 9)];
    expect(looks([0, full], [60, more, true], [600, more])).toEqual([['bayFull a 8'], [], ['bayFull a 9']]);
  });
});
