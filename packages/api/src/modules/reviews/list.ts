import type { DesignReview } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import { namesOf } from '../../records/partners/actor.ts';
import { type Reach, within } from '../../records/partners/reach.ts';
import { lastReview } from '../../records/reviews/store.ts';

/** The prints at the stations in reach that wait for a look at their designs. */
const waitingIn = (reader: Reader, reach: Reach) =>
  reader
    .selectFrom('print_jobs')
    .innerJoin('machines', 'machines.id', 'print_jobs.machine_id')
    .where('print_jobs.state', '=', 'review')
    .where(within(reach));

export async function countReviews(reader: Reader, reach: Reach): Promise<number> {
  const { total } = await waitingIn(reader, reach)
    .select((job) => job.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One page of the designs that wait for a look, the oldest first (AI-05). */
export async function listReviews(reader: Reader, reach: Reach, page: Page): Promise<DesignReview[]> {
  const rows = await waitingIn(reader, reach)
    .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
    .innerJoin('order_items', 'order_items.id', 'print_jobs.item_id')
    .select([
      'print_jobs.id as job_id',
      'print_jobs.number as print_number',
      'orders.number as order_number',
      'print_jobs.machine_id',
      'machines.name as machine_name',
      'print_jobs.width',
      'print_jobs.height',
      'print_jobs.queued_at',
      'order_items.goods',
      'order_items.thumbnail',
      'order_items.document_hash',
      'order_items.goods_id',
    ])
    // As they are printed.
    .orderBy('print_jobs.created_at')
    .orderBy('print_jobs.order_id')
    .orderBy('print_jobs.line')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const before = await Promise.all(rows.map((row) => lastReview(reader, reach.partnerId, row)));
  const nameOf = await namesOf(
    reader,
    before.map((review) => review?.person_id),
  );
  return rows.map(({ queued_at, goods, document_hash: _hash, goods_id: _goods, ...row }, index) => {
    const { model, shellName, colourName } = readGoods(goods);
    const review = before[index];
    return {
      ...row,
      model,
      shell_name: shellName,
      colour_name: colourName,
      since: queued_at ?? 0,
      before:
        review?.reason == null
          ? null
          : {
              at: review.at,
              by: nameOf(review.person_id) ?? '',
              refusal: { reason: review.reason, words: review.words },
            },
    };
  });
}
