import type { PaymentState } from '@cpc/domain';
import type { Audit } from '../evidence.ts';

const TAKEN: readonly PaymentState[] = ['settled', 'refunding', 'refunded'];

/** Minor units of the provider's decimal string, from its digits. */
const minor = ({ value }: { readonly value: string }): number => Number(value.replace('.', ''));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Each capture at the provider matches one settled payment with the same amount, and the reverse. */
export const captures: Audit = async ({ read, provider }) => {
  const payments = await read.selectFrom('payments').selectAll().where('provider', '=', 'paypal').execute();
  const taken = provider.captures.filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING');
  const wrong: string[] = [];
  for (const capture of taken) {
    const payment = payments.find(({ reference }) => reference === capture.orderId);
    if (!payment || !TAKEN.includes(payment.state))
      wrong.push(`capture ${capture.id} belongs to a payment in state ${payment?.state ?? 'unknown'}`);
    else if (payment.captured_amount !== minor(capture.amount))
      wrong.push(`payment ${payment.id} has ${payment.captured_amount}, the provider has ${minor(capture.amount)}`);
  }
  for (const { id, state, reference } of payments.filter((payment) => TAKEN.includes(payment.state))) {
    const count = taken.filter(({ orderId }) => orderId === reference).length;
    if (count !== 1) wrong.push(`payment ${id} is in state ${state} and was captured ${count} times`);
  }
  for (const [order, count] of perOrder(payments.filter(({ state, late }) => late === 0 && TAKEN.includes(state))))
    if (count > 1) wrong.push(`order ${order} was paid ${count} times`);
  return { asked: 'captures at the provider match the settled payments', counted: taken.length, wrong };
};

function perOrder(payments: readonly { readonly order_id: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { order_id } of payments) counts.set(order_id, (counts.get(order_id) ?? 0) + 1);
  return counts;
}

/** Each refund at the provider matches one refund that the shop asked for. */
export const refunds: Audit = async ({ read, provider }) => {
  const rows = await read.selectFrom('refunds').selectAll().execute();
  const wrong: string[] = [];
  for (const refund of provider.refunds) {
    const row = rows.find(({ reference }) => reference === refund.id);
    if (row?.amount !== minor(refund.amount))
      wrong.push(`refund ${refund.id} at the provider has the amount ${row?.amount ?? 'none'} here`);
  }
  for (const { id, state, reference } of rows)
    if (state === 'refunded' && !provider.refunds.some((refund) => refund.id === reference))
      wrong.push(`refund ${id} counts as refunded, but the provider does not know it`);
  return { asked: 'refunds at the provider match the refunds here', counted: provider.refunds.length, wrong };
};

/** Every entry balances, and the provider's balance for the shop is captures minus refunds. */
export const ledger: Audit = async ({ read, provider }) => {
  const lines = await read.selectFrom('ledger_lines').selectAll().execute();
  const entries = new Map<string, number>();
  for (const { entry, currency, amount } of lines) {
    const key = `${entry} in ${currency}`;
    entries.set(key, (entries.get(key) ?? 0) + amount);
  }
  const wrong = [...entries]
    .filter(([, total]) => total !== 0)
    .map(([entry, total]) => `${entry} is ${total} out of balance`);
  const moneyLines = lines.filter(({ account, kind }) => account === 'clearing:paypal' && kind === 'money');
  const booked = sum(moneyLines.map(({ amount }) => amount));
  const taken = provider.captures.filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING');
  const held = sum(taken.map(({ amount }) => minor(amount))) - sum(provider.refunds.map(({ amount }) => minor(amount)));
  if (booked !== held) wrong.push(`the books say the provider holds ${booked}, the provider says ${held}`);
  return { asked: 'the ledger balances and agrees with the provider', counted: entries.size, wrong };
};
