import { ORDER_STATUS, type PaymentState, type OrderId, brand } from '@cpc/domain';
import type { Acknowledged } from '../acknowledged.ts';
import type { Audit } from '../evidence.ts';

const PAID: readonly PaymentState[] = ['settled', 'refunding', 'refunded'];

/** Every order, payment and hand-over that was confirmed to a customer exists, in a state at least as far. */
export const acknowledgedToCustomers: Audit = async ({ read, acknowledged }) => {
  const orders = new Map(
    (await read.selectFrom('orders').select(['id', 'status']).execute()).map((row) => [row.id, row]),
  );
  const payments = await read.selectFrom('payments').select(['order_id', 'reference', 'state']).execute();
  const jobs = await read.selectFrom('print_jobs').select(['order_id', 'state', 'ready_at']).execute();

  function problem(promise: Acknowledged): string | undefined {
    const order = orders.get(brand<OrderId>(promise.orderId));
    if (!order) return 'is not there';
    if (promise.what === 'cancelled' && order.status !== ORDER_STATUS.closed) return `has status ${order.status}`;
    if (promise.what === 'collected' && order.status !== ORDER_STATUS.finished) return `has status ${order.status}`;
    if (promise.what === 'begun' || promise.what === 'paid') {
      const payment = payments.find(({ reference }) => reference === promise.reference);
      if (payment?.order_id !== promise.orderId) return `has no payment ${promise.reference}`;
      if (promise.what === 'paid' && !PAID.includes(payment.state)) return `has a payment that is ${payment.state}`;
    }
    const laid = jobs.some((job) => job.order_id === promise.orderId && job.ready_at !== null);
    return promise.what === 'ready' && !laid ? 'has nothing in a bay' : undefined;
  }

  return {
    asked: 'everything acknowledged to customers exists',
    counted: acknowledged.length,
    wrong: acknowledged.flatMap((promise) => {
      const found = problem(promise);
      return found === undefined ? [] : [`order ${promise.orderId}, told that it is ${promise.what}, ${found}`];
    }),
  };
};

/** Every event that was acknowledged to the station has been processed. */
export const acknowledgedToStation: Audit = async ({ read, reports }) => {
  const rows = await read.selectFrom('print_jobs').select(['id', 'fence', 'seq', 'ready_at', 'started_at']).execute();
  const jobs = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  return {
    asked: 'all events acknowledged to the station exist',
    counted: reports.length,
    wrong: reports.flatMap(({ jobId, fence, seq, kinds }) => {
      const job = jobs.get(jobId);
      const past = job !== undefined && (job.fence > fence || (job.fence === fence && job.seq >= seq));
      const begun = !kinds.includes('started') || (job?.started_at ?? null) !== null;
      const laid = !kinds.includes('placed') || (job?.ready_at ?? null) !== null;
      return past && begun && laid
        ? []
        : [`print job ${jobId} lacks event ${seq} (${kinds.join(', ')}) of lease ${fence}`];
    }),
  };
};
