import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import { shopViews } from '../shops/shop-views.ts';
import { exported } from './table.ts';

const COLUMNS = ['id', 'name', 'state', 'commission_permille', 'opened', 'owners', 'stations', 'station_ids'];

/** Shops that are read at once. */
const PAGE = 200;

/** All shops by name, as a table. An empty commission is the platform's usual one. */
export async function exportShops(
  reader: Reader,
  now: number,
  { format }: ActionInput<'Operator.exportShops'>,
): Promise<ActionOutput<'Operator.exportShops'>> {
  const rows: (string | number)[][] = [];
  for (let offset = 0, total = 1; offset < total; offset += PAGE) {
    const page = await shopViews(reader, now, { limit: PAGE, offset, asked: true });
    total = page.total;
    for (const { partner_id, name, state, commission, created_at, owners, stations } of page.shops)
      rows.push([
        partner_id,
        name,
        state,
        commission ?? '',
        new Date(created_at).toISOString(),
        owners.map(({ username }) => username).join(' '),
        stations.length,
        stations.map(({ machine_id }) => machine_id).join(' '),
      ]);
  }
  return exported('shops', COLUMNS, rows, format);
}
