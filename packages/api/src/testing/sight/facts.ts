import type { Selectable } from 'kysely';
import type { Schema } from '../../base/db/schema.ts';
import type { TestShop } from '../shop.ts';

const READ = [
  'machines',
  'memberships',
  'station_reports',
  'station_states',
  'station_events',
  'station_moves',
  'station_bays',
  'print_jobs',
  'print_decisions',
  'reprints',
  'orders',
  'order_events',
  'refunds',
  'payments',
  'counter_payments',
  'ledger_lines',
  'debt_limits',
  'bills',
  'problems',
  'pickup_guesses',
  'stock_counts',
  'stock_movements',
  'stock_minimums',
  'incident_snoozes',
] as const satisfies readonly (keyof Schema)[];

/** Everything that is known of the shops: whole tables, without a join and without a condition. */
export type Facts = { readonly [Name in (typeof READ)[number]]: readonly Selectable<Schema[Name]>[] } & {
  readonly now: number;
};

export async function readFacts({ services }: TestShop): Promise<Facts> {
  const tables = await Promise.all(
    READ.map(async (name) => [name, await services.db.read.selectFrom(name).selectAll().execute()] as const),
  );
  // The keys are those of READ, each with the rows of its own table.
  return { ...(Object.fromEntries(tables) as unknown as Omit<Facts, 'now'>), now: services.clock.now() };
}
