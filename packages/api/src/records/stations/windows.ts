import { CallError, type MaintenanceWindow } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { namesOf, personOf } from '../partners/actor.ts';
import { type Reach, within } from '../partners/reach.ts';

const LIVE = ['planned', 'open'] as const;
/** Windows that are over and still shown. */
const MAX_ENDED = 5;

/** Ends the open window of a station whose partner wants something else before its time. The station must be locked. */
export async function leaveWindow(tx: Tx, stationId: StationId): Promise<void> {
  await tx
    .updateTable('station_windows')
    .set({ state: 'ended' })
    .where('machine_id', '=', stationId)
    .where('state', '=', 'open')
    .execute();
  await tx.updateTable('station_states').set({ maintained_until: null }).where('machine_id', '=', stationId).execute();
}

/** The planned and open windows within reach, or of all shops, the next first. */
export async function liveWindows(
  reader: Reader,
  { reach, stationId }: { readonly reach?: Reach; readonly stationId?: StationId | undefined },
): Promise<MaintenanceWindow[]> {
  const rows = await windows(reader)
    .where('station_windows.state', 'in', LIVE)
    .$if(reach !== undefined, (query) => query.where(reach ? within(reach) : (row) => row.lit(true)))
    .$if(stationId !== undefined, (query) => query.where('machine_id', '=', stationId ?? ('' as StationId)))
    .orderBy('from_at')
    .limit(500)
    .execute();
  return viewsOf(reader, rows);
}

/** The planned and open windows of a station, and the last that are over. */
export async function windowsOf(reader: Reader, stationId: StationId): Promise<MaintenanceWindow[]> {
  const over = await windows(reader)
    .where('machine_id', '=', stationId)
    .where('station_windows.state', 'not in', LIVE)
    .orderBy('from_at', 'desc')
    .limit(MAX_ENDED)
    .execute();
  return [...(await liveWindows(reader, { stationId })), ...(await viewsOf(reader, over))];
}

/** @throws CallError windowOverlaps if a station has another window in this time. The station must be locked. */
export async function refuseOverlap(tx: Tx, stationId: StationId, from: number, until: number): Promise<void> {
  const other = await tx
    .selectFrom('station_windows')
    .select('id')
    .where('machine_id', '=', stationId)
    .where('state', 'in', LIVE)
    .where('from_at', '<', until)
    .where('until_at', '>', from)
    .executeTakeFirst();
  if (other) throw new CallError('windowOverlaps');
}

const windows = (reader: Reader) =>
  reader
    .selectFrom('station_windows')
    .innerJoin('machines', 'machines.id', 'station_windows.machine_id')
    .select(['station_windows.id', 'machine_id', 'from_at', 'until_at', 'reason', 'actor', 'station_windows.state']);

type Row = Awaited<ReturnType<ReturnType<typeof windows>['execute']>>[number];

async function viewsOf(reader: Reader, rows: readonly Row[]): Promise<MaintenanceWindow[]> {
  const nameOf = await namesOf(
    reader,
    rows.map(({ actor }) => personOf(actor)),
  );
  return rows.map(({ id, from_at, until_at, actor, ...row }) => {
    return { ...row, window_id: id, from: from_at, until: until_at, by: nameOf(personOf(actor)) };
  });
}
