import { wholeSurface } from '@cpc/design';
import { type PrintJobId, brand } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../jobs/jobs.ts';
import { record } from '../orders/history.ts';
import { RENDER_JOB } from '../orders/job-kinds.ts';
import type { FrozenProduct } from '../orders/product.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Services } from '../services.ts';
import { machineSettings, settingsFor } from './settings.ts';

/** Makes the print job of a paid, locked order. The table allows one an order, so a second try fails whole. */
export async function createPrintJob(tx: Tx, services: Services, order: OrderRow): Promise<void> {
  const { clock, random } = services;
  const surface = wholeSurface((JSON.parse(order.product) as FrozenProduct).surface);
  const id = brand<PrintJobId>(random.id());
  await tx
    .insertInto('print_jobs')
    .values({
      id,
      order_id: order.id,
      number: `${order.number}-1`,
      machine_id: order.machine_id,
      state: 'waiting',
      file: null,
      settings: JSON.stringify(settingsFor(await machineSettings(tx, order.machine_id), surface)),
      width: surface.width,
      height: surface.height,
      fence: 0,
      lease_until: 0,
      seq: 0,
      percent: 0,
      reason: '',
      bay: null,
      pickup_code: null,
      created_at: clock.now(),
      queued_at: null,
      started_at: null,
      ready_at: null,
      collected_at: null,
    })
    .execute();
  await record(
    tx,
    { orderId: order.id, machine: 'printJob', event: 'created', from: '', to: 'waiting' },
    { actor: 'system', cause: 'paid' },
    clock.now(),
  );
  await enqueue(tx, services, { kind: RENDER_JOB, payload: id, key: id });
}
