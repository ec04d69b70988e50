import type { QueueView } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import { greetingsOf } from './greetings.ts';

type Entry = QueueView['entries'][number];

const entry = (nickname: string | null, more: Partial<Entry>) =>
  ({ nickname, bay: null, area: 'queue', label: 'inQueue', position: 0, ready_at: null, ...more }) as Entry;
const PRINTING = entry('Mia', { area: 'print', label: 'inProduction' });
const OUT = entry('Ben', { area: 'print', label: 'discharging' });
const NEXT = entry('Lu', { position: 1 });

function said(entries: readonly Entry[], { open = true, bays = 'room' as QueueView['bays'] } = {}): readonly string[] {
  const queue = { entries: [...entries], bays } as QueueView;
  const station = { state: 'ready', opens_at: null, maintained_until: null, open } as const;
  return greetingsOf(queue, station).map(({ kind, name, bay }) => `${name} ${kind} ${bay}`);
}

describe('whom the display greets', () => {
  it('[QU-05.8] the one whose print runs, the one whose print comes out, and the next one', () => {
    expect(said([PRINTING, OUT, NEXT])).toEqual(['Mia printing null', 'Ben out null', 'Lu next null']);
  });

  it('[QU-05.8] nobody without a nickname, nobody further back, and no print that needs a person', () => {
    expect(
      said([
        entry(null, { position: 1 }),
        entry('Far', { position: 2 }),
        entry('Stuck', { area: 'print', label: 'equipmentFault' }),
        entry('Looked at', { label: 'inReview' }),
        entry('Unpaid', { area: 'payment', label: 'unpaid' }),
      ]),
    ).toEqual([]);
  });

  it('[QU-05.8] nobody as the next one while nothing begins: the station is closed, or its bays are full', () => {
    expect(said([NEXT], { open: false })).toEqual([]);
    expect(said([NEXT], { bays: 'full' })).toEqual([]);
  });

  it('[QU-05.8] all whose items are ready, with their bays, the latest first', () => {
    const ready = (name: string, bay: string | null, ready_at: number) =>
      entry(name, { area: 'pickup', label: 'pickupArea', bay, ready_at });
    expect(said([ready('Old', 'A1', 1), ready('New', 'B2', 9), ready('Somewhere', '', 5)])).toEqual([
      'New ready B2',
      'Somewhere ready null',
      'Old ready A1',
    ]);
  });
});
