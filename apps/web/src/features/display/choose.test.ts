import type { QueueView } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { numberParts, pageOf, printingNow, ready, scannedOrigin, stationNow, waiting } from './choose.ts';

type Entry = QueueView['entries'][number];

const entry = (order_number: string, more: Partial<Entry>): Entry => ({
  order_number,
  print_number: `${order_number}-1`,
  area: 'queue',
  percent: 0,
  position: 0,
  mine: false,
  order_id: null,
  label: 'inQueue',
  ready_at: null,
  picture: null,
  nickname: null,
  bay: null,
  ...more,
});
const queueOf = (state: QueueView['state'], ...entries: readonly Entry[]): QueueView => ({
  machine_id: brand<StationId>('demo'),
  state,
  reasons: [],
  opens_at: null,
  maintained_until: null,
  bays: 'room',
  estimate_s: 60,
  origin: 'https://print.example.com',
  entries: [...entries],
});
const FAULTY = entry('FAULTY01', { area: 'print', label: 'equipmentFault', percent: 40 });
const PRINTING = entry('PRINTED1', { area: 'print', label: 'inProduction', percent: 20 });
const OUT = entry('COMINGXX', { area: 'print', label: 'discharging', percent: 100 });
const SECOND = entry('SECONDXX', { position: 2 });
const FIRST = entry('FIRSTXXX', { position: 1 });

function now(queue: QueueView): string {
  const station = stationNow(undefined, queue);
  if (!station) throw new Error('expected a state');
  const seen = printingNow(queue, station);
  return 'entry' in seen ? `${seen.at} ${seen.entry.name}` : seen.at;
}

describe('what the display says', () => {
  it.each([
    ['the true print, not a faulty one before it', queueOf('printing', FAULTY, PRINTING, FIRST), 'printing PRINTED1'],
    ['the next one between two prints', queueOf('ready', OUT, SECOND, FIRST), 'next FIRSTXXX'],
    ['the one that comes out, if none waits', queueOf('ready', OUT), 'out COMINGXX'],
    ['no print that needs a person', queueOf('ready', FAULTY), 'idle'],
    ['nothing, if a resting station has prints waiting', queueOf('resting', FIRST), 'nothing'],
    ['nothing, if a station without work rests', queueOf('resting'), 'nothing'],
    ['the bays, if they are full', { ...queueOf('ready', FIRST), bays: 'full' as const }, 'full'],
    [
      'the print, even if the bays are full',
      { ...queueOf('printing', PRINTING), bays: 'full' as const },
      'printing PRINTED1',
    ],
    ['the invitation, if nothing waits', queueOf('ready'), 'idle'],
  ])('[QU-05.1] is %s', (_name, queue, expected) => {
    expect(now(queue)).toBe(expected);
  });

  it('[QU-05.1] [QU-05.2] lists who waits in their order, and the last called first', () => {
    const early = entry('EARLYXXX', { area: 'pickup', ready_at: 10 });
    const late = entry('LATEXXXX', { area: 'pickup', ready_at: 20 });
    const queue = queueOf('ready', early, late, SECOND, FIRST);
    expect(waiting(queue).map(({ name }) => name)).toEqual(['FIRSTXXX', 'SECONDXX']);
    expect(ready(queue).map(({ name }) => name)).toEqual(['LATEXXXX', 'EARLYXXX']);
  });

  it('[QU-05.1] takes the state that was pushed, with its times', () => {
    const queue = { ...queueOf('resting'), opens_at: 99 };
    expect(stationNow(undefined, queue)).toEqual({
      state: 'resting',
      opens_at: 99,
      maintained_until: null,
      open: false,
    });
    expect(stationNow(undefined, null)).toBeUndefined();
  });
});

it('[QU-05.2] every entry is on one page, and the pages come in turn', () => {
  const all = Array.from({ length: 11 }, (_, index) => index);
  const pages = [0, 1, 2].map((turn) => pageOf(all, 4, turn));
  expect(pages.flatMap(({ shown }) => shown)).toEqual(all);
  expect(pageOf(all, 4, 3)).toEqual({ shown: [0, 1, 2, 3], page: 0, pages: 3 });
  expect(pageOf([], 4, 5)).toEqual({ shown: [], page: 0, pages: 1 });
});

it.each([
  ['https://print.example.com', 'http://localhost:3000', 'https://print.example.com'],
  ['http://localhost:3000', 'http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['http://127.0.0.1:3000', 'http://shop.local:3000', 'http://shop.local:3000'],
  [undefined, 'http://shop.local:3000', 'http://shop.local:3000'],
])('[QU-05.1] the code holds an address that phones can open: %s, opened at %s', (configured, here, expected) => {
  expect(scannedOrigin(configured, here)).toBe(expected);
});

it('[QU-05.1] [QU-05.2] the last four signs of a number are what people look for', () => {
  expect(numberParts('9RVHPEP8')).toEqual({ head: '9RVH', tail: 'PEP8' });
  expect(numberParts('9RVHPEP8-2')).toEqual({ head: '9RVH', tail: 'PEP8-2' });
});
