import { brand, type Currency, LEDGER, type Money, type PartnerId, salePosting } from '@cpc/domain';
import { transition } from '../base/transition.ts';
import { firstOperator } from '../operator/first-operator.ts';
import { post } from '../records/ledger/post.ts';
import { BANK_DATA } from './access/world.ts';
import { type Caller, callerOf } from './caller.ts';
import type { TestShop } from './shop.ts';

const PASSWORD = 'chosen by myself';
export const DEMO_SHOP = brand<PartnerId>('partner-a');

export async function operatorNamed({ app, services, visitor }: TestShop, username: string): Promise<Caller> {
  await firstOperator(services, { username, name: `Operator ${username}`, password: PASSWORD });
  return callerOf(app, await visitor.must('Partner.login', { username, password: PASSWORD }));
}

/** A person who joins the first shop. */
export async function accountantOf({ app, visitor }: TestShop, owner: Caller): Promise<Caller> {
  const { code } = await owner.must('Partner.addPerson', { name: 'Acc', username: 'acc', role: 'accountant' });
  return callerOf(app, await visitor.must('Partner.join', { code, password: PASSWORD }));
}

/** Books a sale of which the first shop gets everything, without an order. */
export async function earn({ services }: TestShop, amount: Money): Promise<void> {
  const paid = { paymentId: services.random.id(), provider: 'paypal', partner: DEMO_SHOP, amount };
  const rates = { partner: DEMO_SHOP, commissionPermille: 0, promoter: undefined };
  await services.db.transact((tx) =>
    post(transition(tx, services, { actor: 'system', reason: 'a test' }), salePosting(paid, rates), {}),
  );
}

/** Books a refund that the first shop bears. */
export async function giveBack({ services }: TestShop, { amount, currency }: Money): Promise<void> {
  const lines = [
    { account: LEDGER.partner(DEMO_SHOP), kind: 'refund', amount, currency },
    { account: LEDGER.owed, kind: 'refundOwed', amount: -amount, currency },
  ] as const;
  const entry = { key: `refund.${services.random.id()}`, kind: 'refund', lines } as const;
  await services.db.transact((tx) => post(transition(tx, services, { actor: 'system', reason: 'a test' }), entry, {}));
}

/** The money of the first shop in a currency, as its owner sees it. */
export async function balanceIn(owner: Caller, currency: Currency) {
  const balance = (await owner.must('Partner.balance', {})).find(({ due }) => due.currency === currency);
  return [balance?.due.amount ?? 0, balance?.reserved.amount ?? 0, balance?.available.amount ?? 0];
}

/** A shop with bank data, and its people. */
export async function payoutShop(shop: TestShop) {
  const [owner, first, second] = [
    await shop.partner(),
    await operatorNamed(shop, 'olga'),
    await operatorNamed(shop, 'otto'),
  ];
  await owner.must('Partner.setBankAccount', BANK_DATA);
  let asked = 0;
  const ask = async (amount: Money, client_key = `key-${(asked += 1)}`) =>
    owner.must('Partner.askWithdrawal', { amount, client_key });
  return { shop, owner, first, second, ask };
}
