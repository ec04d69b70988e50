import { CallError, type PaymentOutcome, paymentOutcome, paypalReturnInput } from '@cpc/contract';
import { type PaymentId, brand } from '@cpc/domain';
import { callerAs } from '../http/call.ts';
import { type Module, endpoint } from '../http/module.ts';
import { enqueue } from '../jobs/jobs.ts';
import { REFUND_JOB } from '../orders/job-kinds.ts';
import type { Services } from '../services.ts';
import { beginPayment } from './begin.ts';
import { cancelPayment } from './cancel.ts';
import { orAway } from './or-away.ts';
import { patiently } from './patiently.ts';
import type { PaymentProvider } from './provider.ts';
import { refundPayment } from './refund.ts';
import { returnRoutes } from './return-routes.ts';
import { settle } from './settle.ts';
import { type PaymentRow, findPayment } from './store.ts';
import { sweepPayments } from './sweep.ts';
import { webhookRoute } from './webhook-route.ts';

const SWEEP_JOB = 'payments.sweep';

/** Taking money and giving it back. */
export function paymentsModule(services: Services, provider: PaymentProvider): Module {
  const { db } = services;
  const declared = { who: ['visitor'], input: paypalReturnInput, output: paymentOutcome } as const;
  return {
    handlers: {
      'Payment.begin': ({ order_id }, call) =>
        beginPayment(services, provider, callerAs(call, 'customer').accountId, order_id, call),
    },
    endpoints: [
      endpoint({
        ...declared,
        url: '/api/Paypal/success',
        handle: async ({ token }) => outcome(await settleReturned(services, provider, token)),
      }),
      endpoint({
        ...declared,
        url: '/api/Paypal/cancel',
        handle: async ({ token }) => outcome(await cancelPayment(services, provider, token)),
      }),
    ],
    async routes(app) {
      app.addHook('onClose', () => provider.close());
      returnRoutes(app, services);
      await webhookRoute(app, services, provider);
      await db.transact((tx) => enqueue(tx, services, { kind: SWEEP_JOB, key: 'sweep' }));
    },
    jobs: {
      [REFUND_JOB]: (payload) =>
        patiently(services, () => refundPayment(services, provider, brand<PaymentId>(String(payload)))),
      [SWEEP_JOB]: (_payload, run) => sweepPayments(services, provider, run.signal),
    },
  };
}

/** The browser only says which payment to ask about; what became of it, the provider says (PY-03). */
async function settleReturned(services: Services, provider: PaymentProvider, reference: string): Promise<PaymentRow> {
  const payment = await findPayment(services.db.read, { reference });
  if (!payment) throw new CallError('notFound');
  return (await orAway(settle(services, provider, payment.id))) ?? payment;
}

const outcome = ({ order_id, state }: PaymentRow): PaymentOutcome => ({ order_id, state });
