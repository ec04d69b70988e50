import type { Wire } from './types.ts';

/** The local days that the shop has sold on: a year until today. */
export interface Days {
  readonly today: string;
  readonly monthAgo: string;
  readonly yearAgo: string;
}

type Ask = (staff: Wire, days: Days) => Promise<unknown>;

const zone = 'Europe/Berlin';

/**
 * The calls, by the name of their row. Add a call of yours here. The first one is the floor: a call that reads one row.
 */
export const CALLS: Readonly<Record<string, Ask>> = {
  'floor: Partner.me': (staff) => staff.call('Partner.me', {}),
  'Partner.report, 28 days by day': (staff, { monthAgo, today }) =>
    staff.call('Partner.report', { from: monthAgo, until: today, zone, group: 'day' }),
  'Partner.report, today by hour': (staff, { today }) =>
    staff.call('Partner.report', { from: today, until: today, zone, group: 'hour' }),
  'Partner.report, the year by day, all orders': (staff, { yearAgo, today }) =>
    staff.call('Partner.report', { from: yearAgo, until: today, zone, group: 'day' }),
  'Partner.report, the year by station': (staff, { yearAgo, today }) =>
    staff.call('Partner.report', { from: yearAgo, until: today, zone, group: 'station' }),
  'Partner.report, the year by model': (staff, { yearAgo, today }) =>
    staff.call('Partner.report', { from: yearAgo, until: today, zone, group: 'model' }),
  'Partner.statement': (staff) => staff.call('Partner.statement', {}),
  'Partner.balance': (staff) => staff.call('Partner.balance', {}),
  'Partner.printRecords': (staff) => staff.call('Partner.printRecords', {}),
  'Partner.stockList': (staff) => staff.call('Partner.stockList', {}),
  'Partner.machines': (staff) => staff.call('Partner.machines', {}),
};
