import type { Reader } from '../../base/db/database.ts';
import { within } from '../../records/partners/reach.ts';
import type { Scope } from './facts.ts';

interface Names {
  readonly of: (key: string) => string | null;
  /** The keys that have a line even if nothing happened. */
  readonly always: readonly string[];
}

/** The names of the lines of a grouping by station, model or shell. Names are no secret: a line names only what the shop sold. */
export async function namesIn(reader: Reader, { grouping, reach, stationId }: Scope): Promise<Names> {
  if (grouping === 'station') {
    const own = await reader.selectFrom('machines').select(['id', 'name']).where(within(reach)).execute();
    return named(
      own,
      own.map(({ id }) => id).filter((id) => stationId === undefined || id === stationId),
    );
  }
  if (grouping === 'model') {
    const goods = await reader.selectFrom('goods').select(['id', 'brand', 'model']).execute();
    return named(goods.map(({ id, brand, model }) => ({ id, name: `${brand} ${model}` })));
  }
  if (grouping === 'shell') return named(await reader.selectFrom('shells').select(['id', 'name']).execute());
  return named([]);
}

function named(rows: readonly { readonly id: string; readonly name: string }[], always: readonly string[] = []): Names {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return { of: (key) => names.get(key) ?? null, always };
}
