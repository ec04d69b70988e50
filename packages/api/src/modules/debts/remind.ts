import type { BillId, PartnerId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { overdueBills } from '../../records/debts/due.ts';
import { mailOwners } from '../../records/notifications/mail.ts';

/** The first reminder of a bill is sent this long after it is due, each further one this long after the one before. */
const FIRST_MS = 7 * DAY_MS;
const NEXT_MS = 14 * DAY_MS;

type Ports = With<'db' | 'clock' | 'random'>;

/**
 * Reminds the owners of shops of their last bill that is due and not paid (PA-14). A reminder that was missed, because no
 * server ran, is not sent later. @returns how many were sent
 */
export async function remindDebtors(services: Ports): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  let sent = 0;
  for (const { partner_id, bill } of await overdueBills(db.aside, now)) {
    const place = 1 + Math.floor((now - bill.due.at - FIRST_MS) / NEXT_MS);
    if (place < 1) continue;
    const isNew = await db.transact((tx) =>
      remind(tx, services, { partnerId: partner_id, billId: bill.billId, place }),
    );
    if (isNew) sent += 1;
  }
  return sent;
}

interface Reminder {
  readonly partnerId: PartnerId;
  readonly billId: BillId;
  readonly place: number;
}

/** @returns false if it was sent before */
async function remind(tx: Tx, services: Ports, { partnerId, billId, place }: Reminder): Promise<boolean> {
  const noted = await tx
    .insertInto('debt_reminders')
    .values({ bill_id: billId, place, at: services.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst();
  if (!noted) return false;
  await mailOwners(tx, services, { about: 'reminder', partner_id: partnerId, bill_id: billId });
  return true;
}
