import { brand, type ColourId, type GoodsId, type MachineId, type ShellId } from '@cpc/domain';
import type { LanguageOf } from './accounts/ports.ts';
import type { StatusOf, StockOf } from './catalogue/ports.ts';
import { queueLoad } from './queue/load.ts';
import type { Services } from './services.ts';
import { stationConditions } from './stations/condition.ts';
import { stockOf } from './stock/stock-of.ts';

/** What one module asks of another, answered by that other's functions. */

export function stockPort({ db }: Services): StockOf {
  return async ({ machineId, goodsId }) => {
    const machines = machineId === undefined ? await machineIds(db.read) : [machineId];
    const rows = await Promise.all(machines.map((machine) => stockOf(db.read, machine, goodsId)));
    return rows.flat().map((row) => ({
      goodsId: brand<GoodsId>(row.goods_id),
      shellId: brand<ShellId>(row.shell_id),
      colourId: brand<ColourId>(row.colour_id),
      free: row.available,
    }));
  };
}

export function statusPort({ db, clock }: Services): StatusOf {
  return async (machines) => {
    const conditions = await stationConditions(db.read, clock.now());
    const entries = machines.map(async (machine) => {
      const { waiting, estimate_s } = await queueLoad(db.read, machine);
      const { state, reasons } = conditions.get(machine) ?? { state: 'offline' as const, reasons: [] };
      return [machine, { state, reasons, waiting, estimateS: estimate_s }] as const;
    });
    return new Map(await Promise.all(entries));
  };
}

export function languagePort({ db }: Services): LanguageOf {
  return async (machineId) => {
    if (machineId === undefined) return undefined;
    const row = await db.read.selectFrom('machines').select('language').where('id', '=', machineId).executeTakeFirst();
    return row?.language;
  };
}

async function machineIds(read: Services['db']['read']): Promise<MachineId[]> {
  const rows = await read.selectFrom('machines').select('id').execute();
  return rows.map((row) => brand<MachineId>(row.id));
}
