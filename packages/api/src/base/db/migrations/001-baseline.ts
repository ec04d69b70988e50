import { createHash } from 'node:crypto';
import { appendOnly } from '../append-only.ts';
import type { Migration } from '../migration.ts';
import { ACCOUNTS } from './baseline/accounts.ts';
import { CARE } from './baseline/care.ts';
import { CATALOGUE } from './baseline/catalogue.ts';
import { DESIGNS } from './baseline/designs.ts';
import { FLEET } from './baseline/fleet.ts';
import { MONEY } from './baseline/money.ts';
import { ORDERS } from './baseline/orders.ts';
import { PARTNERS } from './baseline/partners.ts';
import { PAYMENTS } from './baseline/payments.ts';
import { PRINTING } from './baseline/printing.ts';
import { SERVER } from './baseline/server.ts';
import { STATIONS } from './baseline/stations.ts';
import { STOCK } from './baseline/stock.ts';

/** A table comes after those that it refers to. */
const TABLES = [
  ACCOUNTS,
  CATALOGUE,
  PARTNERS,
  STATIONS,
  FLEET,
  DESIGNS,
  STOCK,
  ORDERS,
  PRINTING,
  CARE,
  PAYMENTS,
  MONEY,
  SERVER,
].join('');

const APPEND_ONLY = [
  'bank_accounts',
  'bills',
  'ledger_entries',
  'ledger_lines',
  'operator_events',
  'partner_person_events',
  'report_money',
  'report_prints',
  'shop_changes',
  'station_moves',
  'till_entries',
  'withdrawal_events',
];

const hash = createHash('sha256').update(TABLES).update(APPEND_ONLY.join()).digest('hex');

/** All tables. The name holds their hash: tables of another draft are known and refused. */
export const baseline: Migration = {
  name: `001-baseline-${hash.slice(0, 12)}`,
  async up(tables) {
    await tables.run(TABLES);
    for (const table of APPEND_ONLY) await appendOnly(tables, table);
  },
};
