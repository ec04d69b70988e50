import { brand, type StationId } from '@cpc/domain';
import type { Wire } from './types.ts';

/** The local days that the shop has sold on: a year until today. */
export interface Days {
  readonly today: string;
  readonly monthAgo: string;
  readonly yearAgo: string;
}

export type Calls = Readonly<Record<string, Ask>>;
type Ask = (staff: Wire, days: Days) => Promise<unknown>;

const zone = 'Europe/Berlin';

/**
 * The calls, by the name of their row. Add a call of yours here. The first one is the floor: a call that reads one row.
 */
export const CALLS: Calls = {
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
  'Partner.orders, all': (staff) => staff.call('Partner.orders', {}),
  'Partner.orders, one day at a station': (staff, { monthAgo }) => {
    const from = Date.parse(monthAgo);
    return staff.call('Partner.orders', { machine_id: brand<StationId>('bench-3'), from, until: from + 86_400_000 });
  },
  'Partner.orders, a whole number': (staff) => staff.call('Partner.orders', { search: 'O1050000' }),
  'Partner.orders, a part of a number': (staff) => staff.call('Partner.orders', { search: '7777' }),
  'Partner.orders, what needs a person': (staff) => staff.call('Partner.orders', { state: 'needsPerson' }),
  'Partner.orders, refunded': (staff) => staff.call('Partner.orders', { state: 'refunded' }),
  'Partner.orderCounts': (staff) => staff.call('Partner.orderCounts', {}),
  'Partner.order': (staff) => staff.call('Partner.order', { order_number: 'O1050000' }),
  'Partner.problems': (staff) => staff.call('Partner.problems', {}),
  'Partner.deliveries': (staff) => staff.call('Partner.deliveries', {}),
  'Partner.failedRefunds': (staff) => staff.call('Partner.failedRefunds', {}),
  'Partner.counterPayments': (staff) => staff.call('Partner.counterPayments', {}),
  'Partner.unsureJobs': (staff) => staff.call('Partner.unsureJobs', {}),
  'Partner.unclaimed': (staff) => staff.call('Partner.unclaimed', {}),
  'Partner.withdrawals': (staff) => staff.call('Partner.withdrawals', {}),
  'Partner.bills': (staff) => staff.call('Partner.bills', {}),
  'Partner.stockList': (staff) => staff.call('Partner.stockList', {}),
  'Partner.stockMovements': (staff) => staff.call('Partner.stockMovements', {}),
  'Partner.stockWarnings': (staff) => staff.call('Partner.stockWarnings', {}),
  'Partner.today': (staff) => staff.call('Partner.today', {}),
  'Partner.incidents': (staff) => staff.call('Partner.incidents', {}),
  'Partner.stations': (staff) => staff.call('Partner.stations', {}),
  'Partner.machines': (staff) => staff.call('Partner.machines', {}),
};

/** What looks at all stations of a shop, in a shop that has many. */
export const CALLS_OF_MANY: Calls = {
  'floor: Partner.me': (staff) => staff.call('Partner.me', {}),
  'Partner.today': (staff) => staff.call('Partner.today', {}),
  'Partner.incidents': (staff) => staff.call('Partner.incidents', {}),
  'Partner.incidents, of a level': (staff) => staff.call('Partner.incidents', { level: 'waiting' }),
  'Partner.stations': (staff) => staff.call('Partner.stations', {}),
  'Partner.stations, by words': (staff) => staff.call('Partner.stations', { search: 'bench-29' }),
  'Partner.machines': (staff) => staff.call('Partner.machines', {}),
  'Partner.unsureJobs': (staff) => staff.call('Partner.unsureJobs', {}),
  'Partner.stockWarnings': (staff) => staff.call('Partner.stockWarnings', {}),
  'Machine.list, a customer': (staff) => staff.call('Machine.list', {}),
};
