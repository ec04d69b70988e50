import { CallError, type MachineView } from '@cpc/contract';
import { acceptsOrders, brand, mm, money, type MachineId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { MachineStatus, StatusOf } from './ports.ts';
import type { CatalogueTables } from '../../base/db/tables/catalogue.ts';

type MachineRow = Selectable<CatalogueTables['machines']>;

const SILENT: MachineStatus = { state: 'offline', reasons: [], waiting: 0, estimateS: 0 };

/** @throws CallError deviceMissing */
export async function machineRow(read: Reader, machineId: string): Promise<MachineRow> {
  const row = await read.selectFrom('machines').selectAll().where('id', '=', machineId).executeTakeFirst();
  if (!row) throw new CallError('deviceMissing');
  return row;
}

/** The public view of machines, each with its current state. */
export async function machineViews(rows: readonly MachineRow[], statusOf: StatusOf): Promise<MachineView[]> {
  const ids = rows.map((row) => brand<MachineId>(row.id));
  const statuses = await statusOf(ids);
  return rows.map((row, index) => machineView(row, statuses.get(ids[index] as MachineId) ?? SILENT));
}

export const bedOf = (row: Pick<MachineRow, 'bed_width' | 'bed_height'>) => ({
  width: mm(row.bed_width),
  height: mm(row.bed_height),
});

function machineView(row: MachineRow, status: MachineStatus): MachineView {
  return {
    machine_id: brand<MachineId>(row.id),
    name: row.name,
    address: row.address,
    state: status.state,
    reasons: [...status.reasons],
    accepts_orders: acceptsOrders(status.state),
    language: row.language,
    currency: row.currency,
    delivery_fee: row.delivery_fee === null ? null : money(row.delivery_fee, row.currency),
    vouchers: row.voucher_place !== null,
    bed: bedOf(row),
    waiting: status.waiting,
    estimate_s: status.estimateS,
  };
}
