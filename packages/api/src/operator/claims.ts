import { type ActionInput, CallError, type Claim } from '@cpc/contract';
import { type ClaimState, type Money, money, type PersonId, type ReprintId, reprintPosting } from '@cpc/domain';
import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../base/db/database.ts';
import type { Call } from '../base/http/call.ts';
import { fromBegin } from '../base/http/flow.ts';
import type { ShopOrdersTables } from '../base/db/tables/shop-orders.ts';
import type { With } from '../base/services.ts';
import { type Transition, transition } from '../base/transition.ts';
import { lockShopRow } from '../modules/partners/people/lock.ts';
import { readGoods } from '../records/catalogue/goods.ts';
import { allowed, deciding, refusalOf, refuseOwn } from '../records/deciding/deciding.ts';
import { post } from '../records/ledger/post.ts';
import { namesOf } from '../records/partners/actor.ts';
import { refuseUnpayable } from '../records/payments/payable.ts';
import { noteDeed } from '../records/partners/deeds.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config'>;

/** One page of the claims of all shops, newest first, or in the order of the flow (OP-01). */
export async function listClaims(
  reader: Reader,
  services: With<'clock' | 'config'>,
  by: PersonId,
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
  return { claims: await viewsOf(reader, services, by, rows), total };
}

/**
 * Decides a claim, once. An approval posts what the platform pays to the shop (MO-01): at most what the item cost, and what
 * the first operator approved, if the shop gets so much that two must.
 * @throws CallError notFound, ownMoney, sameOperator, tiedOperators, claimDecided, claimTooMuch or amountDivided
 */
export async function decideClaim(
  services: Ports,
  by: PersonId,
  { reprint_id, approved, reason }: ActionInput<'Operator.decideClaim'>,
): Promise<Claim> {
  const { db, clock } = services;
  const { partner_id } = await claimById(db.read, reprint_id);
  await db.transact(async (tx) => {
    await lockShopRow(tx, partner_id);
    const claim = await lockedClaim(tx, reprint_id);
    const decided = await decisionOf(tx, services, by, claim, approved);
    if (decided === 'first') {
      await setDecision(tx, claim, { claim: 'checked', checked_by: by, checked_amount: approved });
    } else {
      await setDecision(tx, claim, {
        claim: approved === null ? 'refused' : 'approved',
        paid_amount: approved,
        decided_by: by,
        decided_reason: reason,
        decided_at: clock.now(),
      });
      await payClaim(transition(tx, services, { actor: `operator ${by}`, reason }), claim, approved);
    }
    const event = decided === 'first' ? 'claimChecked' : approved === null ? 'claimRefused' : 'claimApproved';
    await noteDeed(tx, services, { by, event, partnerId: partner_id, reason });
  });
  const [view] = await viewsOf(
    db.read,
    services,
    by,
    await withFacts(claims(db.read)).where('reprints.id', '=', reprint_id).execute(),
  );
  if (!view) throw new CallError('notFound');
  return view;
}

type ClaimRow = Selectable<ShopOrdersTables['reprints']>;

async function claimById(reader: Reader, id: ReprintId): Promise<ClaimRow> {
  const claim = await reader
    .selectFrom('reprints')
    .selectAll()
    .where('id', '=', id)
    .where('claim', 'is not', null)
    .executeTakeFirst();
  if (!claim) throw new CallError('notFound');
  return claim;
}

/** Locks a claim that is not decided: of two operators, one decides. @throws CallError claimDecided */
async function lockedClaim(tx: Tx, id: ReprintId): Promise<ClaimRow> {
  const claim = await tx
    .updateTable('reprints')
    .set((own) => ({ claim: own.ref('claim') }))
    .where('id', '=', id)
    .where('claim', 'in', ['asked', 'checked'])
    .returningAll()
    .executeTakeFirst();
  if (!claim) throw new CallError('claimDecided');
  return claim;
}

/** Whether this operator decides it, or is the first of two. @throws CallError ownMoney, sameOperator, tiedOperators, claimTooMuch */
async function decisionOf(tx: Tx, services: Ports, by: PersonId, claim: ClaimRow, approved: number | null) {
  if (approved === null) {
    await refuseOwn(tx, services, 'decideClaim', by, [{ partner_id: claim.partner_id, asked_by: claim.person_id }]);
    return 'done';
  }
  const paid = money(approved, claim.currency);
  refuseUnpayable(paid);
  const { verdict } = await deciding(tx, services, by, [claim.partner_id]);
  const decided = allowed(verdict('decideClaim', askedIn(claim, paid)));
  const most = decided === 'done' ? (claim.checked_amount ?? claim.price_amount) : claim.price_amount;
  if (approved > most) throw new CallError('claimTooMuch', { field: 'approved' });
  return decided;
}

const askedIn = (claim: Pick<ClaimRow, 'partner_id' | 'person_id' | 'claim' | 'checked_by'>, amount: Money) => ({
  shop: claim.partner_id,
  amount,
  askedBy: claim.person_id,
  first: claim.claim === 'checked' ? claim.checked_by : null,
});

const setDecision = (tx: Tx, { id }: ClaimRow, decision: Updateable<ShopOrdersTables['reprints']>) =>
  tx.updateTable('reprints').set(decision).where('id', '=', id).execute();

async function payClaim(change: Transition, { id, partner_id, currency, order_id }: ClaimRow, approved: number | null) {
  if (approved === null) return;
  await post(change, reprintPosting(id, partner_id, money(approved, currency)), { orderId: order_id });
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
    .select(['orders.number', 'machines.name as machine_name', 'partners.name as shop', 'order_items.goods']);

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

async function viewsOf(
  reader: Reader,
  services: With<'clock' | 'config'>,
  by: PersonId,
  rows: readonly Row[],
): Promise<Claim[]> {
  const people = rows.flatMap(({ person_id, checked_by, decided_by }) => [person_id, checked_by, decided_by]);
  const shops = [...new Set(rows.map(({ partner_id }) => partner_id))];
  const [nameOf, { verdict, isAboveLimit }] = await Promise.all([
    namesOf(reader, people),
    deciding(reader, services, by, shops),
  ]);
  return rows.map((row) => ({
    reprint_id: row.id,
    state: row.claim ?? 'asked',
    at: row.at,
    shop: row.shop,
    by: nameOf(row.person_id),
    machine_name: row.machine_name,
    order_number: row.number,
    model: readGoods(row.goods).model,
    reason: row.reason,
    price: money(row.price_amount, row.currency),
    checked: row.checked_amount === null ? null : money(row.checked_amount, row.currency),
    checked_by: nameOf(row.checked_by),
    four_eyes:
      row.claim === 'asked'
        ? isAboveLimit({ shop: row.partner_id, amount: money(row.price_amount, row.currency) })
        : row.checked_by !== null,
    refusal: refusalOf(verdict('decideClaim', askedIn(row, money(row.price_amount, row.currency)))),
    paid: row.paid_amount === null ? null : money(row.paid_amount, row.currency),
    decided_at: row.decided_at,
    decided_by: nameOf(row.decided_by),
    answer: row.decided_reason,
    called_off_at: row.called_off_at,
  }));
}
