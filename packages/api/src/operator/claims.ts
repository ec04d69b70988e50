import { type ActionInput, CallError, type Claim } from '@cpc/contract';
import { type ClaimState, money, type PersonId, type ReprintId, reprintPosting } from '@cpc/domain';
import type { Reader, Tx } from '../base/db/database.ts';
import type { Call } from '../base/http/call.ts';
import { fromBegin } from '../base/http/flow.ts';
import type { With } from '../base/services.ts';
import { transition } from '../base/transition.ts';
import { readProduct } from '../records/catalogue/product.ts';
import { post } from '../records/ledger/post.ts';
import { namesOf } from '../records/partners/actor.ts';
import { refuseUnpayable } from '../records/payments/payable.ts';
import { noteDeed } from '../records/partners/deeds.ts';

/** One page of the claims of all shops, newest first, or in the order of the flow (OP-01). */
export async function listClaims(
  reader: Reader,
  state: ClaimState | undefined,
  { page, flow }: Pick<Call, 'page' | 'flow'>,
): Promise<{ readonly claims: Claim[]; readonly total: number }> {
  const wanted = claims(reader).$call((query) => (state === undefined ? query : query.where('claim', '=', state)));
  const [rows, { total }] = await Promise.all([
    withFacts(wanted)
      .$call((select) => (flow ? select.where(fromBegin(flow, 'reprints.at', 'reprints.id')) : select))
      .orderBy('reprints.at', flow?.direction ?? 'desc')
      .orderBy('reprints.id', flow?.direction ?? 'desc')
      .limit(page.limit)
      .offset(flow ? 0 : page.offset)
      .execute(),
    wanted.select((claim) => claim.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { claims: await viewsOf(reader, rows), total };
}

/**
 * Decides a claim, once. An approval posts what the platform pays to the shop (MO-01).
 * @throws CallError notFound, claimDecided or amountDivided
 */
export async function decideClaim(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  by: PersonId,
  { reprint_id, approved, reason }: ActionInput<'Operator.decideClaim'>,
): Promise<Claim> {
  const { db } = services;
  await db.transact(async (tx) => {
    const claim = await findClaim(tx, reprint_id);
    const paid = approved === null ? null : money(approved, claim.currency);
    if (paid) refuseUnpayable(paid);
    await setDecision(tx, reprint_id, {
      claim: paid ? 'approved' : 'refused',
      paid_amount: approved,
      decided_by: by,
      decided_reason: reason,
      decided_at: services.clock.now(),
    });
    const change = transition(tx, services, { actor: `operator ${by}`, reason });
    if (paid) await post(change, reprintPosting(reprint_id, claim.partner_id, paid), { orderId: claim.order_id });
    const event = paid ? 'claimApproved' : 'claimRefused';
    await noteDeed(tx, services, { by, event, partnerId: claim.partner_id, reason });
  });
  const [view] = await viewsOf(
    db.read,
    await withFacts(claims(db.read)).where('reprints.id', '=', reprint_id).execute(),
  );
  if (!view) throw new CallError('notFound');
  return view;
}

async function findClaim(tx: Tx, id: ReprintId) {
  const claim = await tx
    .selectFrom('reprints')
    .select(['order_id', 'partner_id', 'currency'])
    .where('id', '=', id)
    .where('claim', 'is not', null)
    .executeTakeFirst();
  if (!claim) throw new CallError('notFound');
  return claim;
}

interface Decision {
  readonly claim: ClaimState;
  readonly paid_amount: number | null;
  readonly decided_by: PersonId;
  readonly decided_reason: string;
  readonly decided_at: number;
}

/** The condition is part of the statement: of two operators, one decides. @throws CallError claimDecided */
async function setDecision(tx: Tx, id: ReprintId, decision: Decision): Promise<void> {
  const decided = await tx
    .updateTable('reprints')
    .set(decision)
    .where('id', '=', id)
    .where('claim', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  if (!decided) throw new CallError('claimDecided');
}

const claims = (reader: Reader) =>
  reader
    .selectFrom('reprints')
    .innerJoin('orders', 'orders.id', 'reprints.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .innerJoin('partners', 'partners.id', 'reprints.partner_id')
    .innerJoin('order_items', 'order_items.id', 'reprints.item_id')
    .where('reprints.claim', 'is not', null);

const withFacts = (found: ReturnType<typeof claims>) =>
  found
    .selectAll('reprints')
    .select(['orders.number', 'machines.name as machine_name', 'partners.name as shop', 'order_items.product']);

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

async function viewsOf(reader: Reader, rows: readonly Row[]): Promise<Claim[]> {
  const people = rows.flatMap(({ person_id, decided_by }) => [person_id, decided_by]);
  const nameOf = await namesOf(reader, people);
  return rows.map((row) => ({
    reprint_id: row.id,
    state: row.claim ?? 'asked',
    at: row.at,
    shop: row.shop,
    by: nameOf(row.person_id),
    machine_name: row.machine_name,
    order_number: row.number,
    model: readProduct(row.product).model,
    reason: row.reason,
    price: money(row.price_amount, row.currency),
    paid: row.paid_amount === null ? null : money(row.paid_amount, row.currency),
    decided_at: row.decided_at,
    decided_by: nameOf(row.decided_by),
    answer: row.decided_reason,
    called_off_at: row.called_off_at,
  }));
}
