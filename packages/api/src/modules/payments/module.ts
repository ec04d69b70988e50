import { CallError, type PaymentOutcome, paymentOutcome, paypalReturnInput } from '@cpc/contract';
import { type RefundId, brand } from '@cpc/domain';
import { callerAs } from '../../base/http/call.ts';
import { type Module, endpoint } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { REFUND_JOB } from '../../records/orders/job-kinds.ts';
import type { Services } from '../../base/services.ts';
import { beginPayment } from './begin.ts';
import { cancelPayment } from './cancel.ts';
import { unconfirmedOf } from '../../records/payments/doubt.ts';
import { askPartnersRefundAgain, failedRefundsOf } from './failed-refunds.ts';
import { mapProviderError } from '../../records/payments/provider-errors.ts';
import { confirmCounterPayment, counterDesk, refundCounter } from './counter-desk.ts';
import type { Providers } from '../../records/payments/providers.ts';
import { executeRefund } from './refund.ts';
import { returnRoutes } from './return-routes.ts';
import { settlePayment } from '../../lifecycle/settle-payment.ts';
import { type PaymentRow, findPayment } from '../../records/payments/store.ts';
import { sweepPayments } from './sweep.ts';
import { webhookRoute } from './webhook-route.ts';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { type Family, gauge } from '../../base/metrics/family.ts';

const SWEEP_JOB = 'payments.sweep';

/** Taking money and giving it back. */
export function paymentsModule(services: Services, providers: Providers): Module {
  const { db } = services;
  const declared = { who: ['visitor'], input: paypalReturnInput, output: paymentOutcome } as const;
  return {
    measure: () => measureMoney(db.read),
    handlers: {
      'Payment.begin': (input, call) =>
        beginPayment(services, providers, callerAs(call, 'customer').accountId, input, call),
      'Partner.failedRefunds': (_input, call) => failedRefundsOf(db.read, callerAs(call, 'partner')),
      'Partner.unconfirmedPayments': (_input, call) => unconfirmedOf(db.read, callerAs(call, 'partner')),
      async 'Partner.askRefundAgain'({ refund_id }, call) {
        const reach = callerAs(call, 'partner');
        await askPartnersRefundAgain(services, reach, refund_id);
        return failedRefundsOf(db.read, reach);
      },
      'Partner.counterPayments': (_input, call) => counterDesk(services, callerAs(call, 'partner')),
      'Partner.confirmCounterPayment': (input, call) =>
        confirmCounterPayment(services, callerAs(call, 'partner'), input),
      'Partner.refundCounter': (input, call) => refundCounter(services, callerAs(call, 'partner'), input),
    },
    endpoints: [
      endpoint({
        ...declared,
        url: '/api/Paypal/success',
        handle: async ({ token }) => outcome(await settleReturned(services, providers, token)),
      }),
      endpoint({
        ...declared,
        url: '/api/Paypal/cancel',
        handle: async ({ token }, { caller }) =>
          outcome(
            await cancelPayment(services, providers, token, caller.kind === 'customer' ? caller.accountId : undefined),
          ),
      }),
    ],
    async routes(app) {
      app.addHook('onClose', async () => {
        for (const provider of providers.values()) await provider.close();
      });
      returnRoutes(app, services);
      const paypal = providers.get('paypal');
      if (paypal) await webhookRoute(app, services, providers, paypal);
      await db.transact((tx) => enqueue(tx, services, { kind: SWEEP_JOB, key: 'sweep' }));
    },
    jobs: {
      [REFUND_JOB]: (payload) => executeRefund(services, providers, brand<RefundId>(String(payload))),
      [SWEEP_JOB]: (_payload, run) => sweepPayments(services, providers, run.signal),
    },
  };
}

/** The browser only names the payment to ask about. The provider decides what became of it (PY-03). */
async function settleReturned(services: Services, providers: Providers, reference: string): Promise<PaymentRow> {
  const payment = await findPayment(services.db.read, { reference });
  if (!payment) throw new CallError('notFound');
  return (await mapProviderError(services, settlePayment(services, providers, payment.id))) ?? payment;
}

const outcome = ({ order_id, state }: PaymentRow): PaymentOutcome => ({ order_id, state });

/** Money that waits for a person (RL-05): payments whose outcome is unknown for too long, and refused refunds. */
async function measureMoney(reader: Reader): Promise<readonly Family[]> {
  const [{ doubted }, { refused }] = await Promise.all([
    reader
      .selectFrom('payments')
      .select((payment) => payment.fn.countAll<number>().as('doubted'))
      .where('doubted_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('refunds')
      .select((refund) => refund.fn.countAll<number>().as('refused'))
      // In these words, so that SQLite reads the index of refused refunds.
      .where(sql<boolean>`state = 'failed'`)
      .executeTakeFirstOrThrow(),
  ]);
  const one = (name: string, help: string, value: number) => gauge({ name, help }, () => [{ labels: {}, value }]);
  return [
    one('cpc_payments_in_doubt', 'Payments whose outcome is unknown for too long.', doubted),
    one('cpc_refunds_refused', 'Refunds that the provider refused and a person must decide.', refused),
  ];
}
