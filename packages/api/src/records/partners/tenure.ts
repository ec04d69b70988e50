import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { inLimit, type Reach, within } from './reach.ts';

/**
 * Selects what happened at a station while it belonged to the shop of the reach.
 * @param at the column of its time: `orders.created_at`
 */
export type Tenure = (at: string) => RawBuilder<SqlBool>;

/**
 * What lists about the past carry instead of {@link within}: a station that changed its shop shows each shop its own part
 * (PA-07). Without such stations it is the same condition.
 */
export async function tenureOf(reader: Reader, reach: Reach): Promise<Tenure> {
  const moves = await reader
    .selectFrom('station_moves')
    .select(['machine_id', 'since', 'at', 'from_partner'])
    .where((move) => move.or([move('from_partner', '=', reach.partnerId), move('to_partner', '=', reach.partnerId)]))
    .execute();
  if (moves.length === 0) return () => within(reach);
  const left = moves.filter(({ from_partner }) => from_partner === reach.partnerId);
  const came = moves.filter(({ from_partner }) => from_partner !== reach.partnerId);
  return (name) => {
    const at = sql.ref(name);
    const since = came.map((move) => sql<SqlBool>`(machines.id <> ${move.machine_id} or ${at} >= ${move.at})`);
    const before = left.map(
      (move) => sql<SqlBool>`(machines.id = ${move.machine_id} and ${at} >= ${move.since} and ${at} < ${move.at})`,
    );
    const now = sql.join([within(reach), ...since], sql` and `);
    return before.length === 0
      ? sql<SqlBool>`(${now})`
      : sql<SqlBool>`((${now}) or (${inLimit(reach)} and (${sql.join(before, sql` or `)})))`;
  };
}
