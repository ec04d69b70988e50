import { randomInt } from 'node:crypto';
import type { Caller } from '../caller.ts';
import { redCase, type TestShop } from '../shop.ts';

interface People {
  readonly customer: Caller;
  readonly partner: Caller;
}

/** Designs that the first shop wants to look at. */
export function reviewsOf({ services, place, pay, work }: TestShop, { customer, partner }: People) {
  return {
    async inReview() {
      await partner.must('Partner.setShopDetails', { design_review: 'on' });
      // A design of its own: an approved one needs no second look.
      const document = redCase(`#${randomInt(0x10_00_00, 0xff_ff_ff).toString(16)}`);
      const { order_id } = await pay(customer, await place(customer, { document }));
      await work();
      await partner.must('Partner.setShopDetails', { design_review: 'off' });
      const job = await services.db.read
        .selectFrom('print_jobs')
        .select('id')
        .where('order_id', '=', order_id)
        .executeTakeFirstOrThrow();
      return job.id;
    },
  };
}
