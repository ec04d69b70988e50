import { COUNTER, type RefundId, money } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { Services, With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { followRefund } from '../../lifecycle/follow-refund.ts';
import { askAtPace } from '../../records/payments/pace.ts';
import type { RefundReport } from '../../records/payments/provider.ts';
import { type Providers, providerOf } from '../../records/payments/providers.ts';
import { type RefundRow, findRefund, moveRefund } from '../../records/payments/refund-store.ts';
import { refetch } from '../../lifecycle/settle-payment.ts';
import { type PaymentRow, findPayment } from '../../records/payments/store.ts';
import { closeRefunds } from '../../lifecycle/take-refunds.ts';

type NextTry = undefined | { readonly again: number };

/** A refund that is pending at the provider is looked at this often. */
const AGAIN_MS = 10 * 60_000;
/** After this many refusals a refund is shown to a person. */
const MAX_REFUSALS = 5;
const BY_PROVIDER = { actor: 'provider', reason: 'refunded' } as const;
const FIRST_PAUSE_MS = 60_000;

/**
 * Gives money back (PY-05). The provider refunds once per key, so after a crash the same request is repeated. A refused
 * refund is asked for again under a new key, and after MAX_REFUSALS refusals it is shown to a person.
 */
export async function executeRefund(services: Services, providers: Providers, refundId: RefundId): Promise<NextTry> {
  const { read } = services.db;
  const refund = await findRefund(read, refundId);
  const payment = refund && (await findPayment(read, { id: refund.payment_id }));
  if (!refund || !payment) return undefined;
  // People hand cash back, so there is no provider to ask.
  const open = refund.state === 'asked' || (refund.state === 'pending' && payment.provider !== COUNTER);
  if (!open) return undefined;
  const outcome = await askAtPace(services, payment.id, () =>
    refund.state === 'asked' ? ask(services, providers, refund, payment) : look(services, providers, refundId, payment),
  );
  return 'again' in outcome ? outcome : outcome.answer;
}

async function look(
  services: Services,
  providers: Providers,
  refundId: RefundId,
  payment: PaymentRow,
): Promise<NextTry> {
  await refetch(services, providers, payment);
  const still = await findRefund(services.db.read, refundId);
  return still?.state === 'pending' ? { again: AGAIN_MS } : undefined;
}

async function ask(services: Services, providers: Providers, refund: RefundRow, payment: PaymentRow): Promise<NextTry> {
  // The capture that operators named was another payment's: a person gives the money back another way.
  const report: RefundReport =
    payment.capture_id === null
      ? { kind: 'failed', reference: '', problem: 'no capture is known' }
      : await providerOf(providers, payment.provider).refund(payment.capture_id, {
          refundId: refund.id,
          key: refund.attempts === 0 ? refund.id : `${refund.id}-${refund.attempts}`,
          amount: money(refund.amount, refund.currency),
        });
  // The refund may have been given outside the shop: then the provider's own list shows it.
  if (report.kind === 'failed') await refetch(services, providers, payment);
  return follow(services, refund, report);
}

/** @param refund the refund as it was when the provider was asked */
async function follow(services: Services, refund: RefundRow, report: RefundReport): Promise<NextTry> {
  const { db, events, log } = services;
  const after = await db.transact(async (tx) => {
    const order = await lockOrder(tx, refund.order_id);
    const payment = await findPayment(tx, { id: refund.payment_id });
    const current = await findRefund(tx, refund.id);
    if (!order || !payment || !current || !isOpen(current, refund, report)) return undefined;
    if (report.kind === 'failed')
      return { stationId: order.machine_id, ...(await refused(tx, services, current, report)) };
    // The row may be shorter now, but the provider gave what it was asked for.
    const given = { amount: money(refund.amount, refund.currency), ...report };
    const change = transition(tx, services, BY_PROVIDER);
    await followRefund(change, payment, current, given);
    await closeRefunds(change, payment);
    return { stationId: order.machine_id, again: report.kind === 'pending' ? AGAIN_MS : undefined };
  });
  if (!after) return undefined;
  if (report.kind === 'failed')
    log.error({ refundId: refund.id, problem: report.problem }, 'the provider refused a refund');
  events.publish(stationTopic(after.stationId));
  return after.again === undefined ? undefined : { again: after.again };
}

/** A refusal counts only for the attempt it refused. A given refund counts even if a later attempt was refused. */
function isOpen({ state, attempts }: RefundRow, asked: RefundRow, { kind }: RefundReport): boolean {
  return kind === 'failed' ? state === 'asked' && attempts === asked.attempts : state === 'asked' || state === 'failed';
}

async function refused(
  tx: Tx,
  { clock }: With<'clock'>,
  refund: RefundRow,
  { problem = '' }: RefundReport,
): Promise<{ readonly again: number | undefined }> {
  const attempts = refund.attempts + 1;
  if (attempts % MAX_REFUSALS === 0) {
    await moveRefund(tx, clock, refund, 'refused', { problem, attempts });
    return { again: undefined };
  }
  await tx
    .updateTable('refunds')
    .set({ problem, attempts, changed_at: clock.now() })
    .where('id', '=', refund.id)
    .execute();
  return { again: FIRST_PAUSE_MS * 2 ** (attempts % MAX_REFUSALS) };
}
