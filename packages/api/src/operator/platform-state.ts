import type { Reader } from '../base/db/database.ts';

/** What a platform has already (OP-04). */
export interface PlatformState {
  /** User names of the operators who can act. */
  readonly operators: readonly string[];
  readonly models: number;
  readonly shops: number;
  readonly stations: number;
}

export async function platformState(reader: Reader): Promise<PlatformState> {
  const count = async (table: 'goods' | 'partners' | 'machines') =>
    (
      await reader
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const operators = await reader
    .selectFrom('operators')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select('username')
    .where('state', '=', 'active')
    .where('password_hash', 'is not', null)
    .orderBy('username')
    .execute();
  return {
    operators: operators.map(({ username }) => username),
    models: await count('goods'),
    shops: await count('partners'),
    stations: await count('machines'),
  };
}

/** The command that brings a platform one step nearer to its first sale; undefined once a station is there. */
export function nextCommand({ operators, models, shops, stations }: PlatformState): string | undefined {
  if (operators.length === 0) return 'operator init';
  if (models === 0) return 'operator import-catalogue <file>';
  if (shops === 0) return 'operator open-shop';
  return stations === 0 ? 'operator add-station' : undefined;
}
