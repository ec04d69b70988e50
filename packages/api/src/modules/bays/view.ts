import type { StationBays } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import { HOLDING, readBays, roomOf } from '../../records/bays/held.ts';

/** A station's bays with what lies in them. */
export async function bayView(reader: Reader, stationId: StationId): Promise<StationBays> {
  const [row, items] = await Promise.all([
    reader.selectFrom('station_bays').select('bays').where('machine_id', '=', stationId).executeTakeFirst(),
    itemsInBays(reader, stationId),
  ]);
  const held = new Map<string, number>();
  for (const { bay } of items) held.set(bay, (held.get(bay) ?? 0) + 1);
  const bays = readBays(row?.bays);
  return {
    machine_id: stationId,
    bays: bays.map((bay) => ({ ...bay, held: held.get(bay.name) ?? 0 })),
    level: roomOf(bays, held).level,
    items,
  };
}

async function itemsInBays(reader: Reader, stationId: StationId): Promise<StationBays['items']> {
  const rows = await reader
    .selectFrom('print_jobs')
    .innerJoin('order_items', 'order_items.id', 'print_jobs.item_id')
    .select(['print_jobs.id', 'print_jobs.number', 'print_jobs.bay', 'print_jobs.state', 'print_jobs.ready_at'])
    .select(['order_items.goods', 'order_items.thumbnail'])
    .where('print_jobs.machine_id', '=', stationId)
    .where('print_jobs.state', 'in', HOLDING)
    .where('print_jobs.bay', 'is not', null)
    .where('print_jobs.bay', '<>', '')
    .orderBy('print_jobs.bay')
    .orderBy('print_jobs.number')
    .execute();
  return rows.map(({ id, number, bay, state, ready_at, goods, thumbnail }) => ({
    job_id: id,
    print_number: number,
    model: readGoods(goods).model,
    thumbnail,
    bay: bay ?? '',
    ready_at: state === 'ready' ? ready_at : null,
  }));
}
