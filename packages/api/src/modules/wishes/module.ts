import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Services } from '../../base/services.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { WISH_LASTS_MS, wishesOf } from '../../records/wishes/store.ts';
import { wishCounts } from './counts.ts';
import { leaveWish } from './leave.ts';
import { tellOfWishes } from './tell.ts';

const TELL_JOB = 'wishes.tell';
/** Stock comes by day: a minute later is soon enough. */
const PAUSE_MS = 60_000;

/** What customers wait for, what shops see of it, and that customers are told (SK-05). */
export function wishesModule(services: Services, { statusOf }: { readonly statusOf: StatusOf }): Module {
  const { db, clock } = services;
  return {
    handlers: {
      'Wish.leave': (input, call) => leaveWish(services, statusOf, input, call),
      'Wish.list': (_input, call) =>
        wishesOf(db.read, callerAs(call, 'customer').accountId, clock.now() - WISH_LASTS_MS),
      async 'Wish.withdraw'({ wish_id }, call) {
        const { accountId } = callerAs(call, 'customer');
        const ended = await db.transact((tx) =>
          tx
            .deleteFrom('wishes')
            .where('id', '=', wish_id)
            .where('account_id', '=', accountId)
            // What was told stays known: `leaveWish` does not tell it again so soon.
            .where('told_at', 'is', null)
            .executeTakeFirst(),
        );
        return { ended: Number(ended.numDeletedRows) };
      },
      'Partner.wishes': (input, call) => wishCounts(db.read, callerAs(call, 'partner'), input),
    },
    jobs: {
      [TELL_JOB]: async () => {
        await tellOfWishes(services, statusOf);
        return { again: PAUSE_MS };
      },
    },
    start: () => db.transact((tx) => enqueue(tx, services, { kind: TELL_JOB, key: 'always' })),
  };
}
