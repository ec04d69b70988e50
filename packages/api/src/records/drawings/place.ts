import type { DrawingId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';

/**
 * How many drawings are before each queued one. Accounts take turns: the first drawing of everybody is before the second
 * one of anybody.
 */
export async function placesOf(reader: Reader): Promise<ReadonlyMap<DrawingId, number>> {
  const { rows } = await sql<{ readonly id: DrawingId; readonly state: string }>`select id, state from (
      select id, state, created_at, row_number() over (partition by account_id, state order by created_at, id) as turn
      from drawings where state in ('queued', 'running')) as waiting
    order by case when state = 'running' then 0 else 1 end, turn, created_at, id`.execute(reader);
  return new Map(rows.map(({ id }, place) => [id, place]));
}
