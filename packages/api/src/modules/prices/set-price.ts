import { type ActionInput, CallError, type PriceRuleView } from '@cpc/contract';
import type { Category } from '@cpc/design';
import { brand, money, type PriceRuleId, type ShellId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import type { With } from '../../base/services.ts';
import { pricesChanged } from '../../records/catalogue/station-book.ts';
import type { PriceRuleRow } from '../../records/catalogue/price-rules.ts';
import { readCategories } from '../../records/catalogue/goods.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { within } from '../../records/partners/reach.ts';
import { refuseUnpayable } from '../../records/payments/payable.ts';
import { oneRule } from './rule-rows.ts';

type Asked = ActionInput<'Partner.setPrice'>;

/**
 * Sets a price (PA-10). What was ordered before keeps its price. A call that is sent again under its key sets nothing.
 * @throws CallError deviceMissing for a station out of reach, notFound, priceCurrency, amountDivided, validityOver or
 * keyReused
 */
export async function setPrice(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  asked: Asked,
): Promise<PriceRuleView> {
  const now = clock.now();
  const id = brand<PriceRuleId>(`${by.personId}-${asked.client_key}`);
  const row = rowOf(id, by, asked, now);
  const set = db.transact(async (tx) => {
    await checkPlace(tx, by, asked);
    const category = await checkThing(tx, asked);
    refuseUnpayable(money(asked.price.amount, asked.price.currency));
    refuseOver(asked, now);
    await pricesChanged(tx, by.partnerId);
    await tx
      .insertInto('price_rules')
      .values({ ...row, category })
      .execute();
  });
  await set.catch(async (error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    const before = await db.read.selectFrom('price_rules').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before || !isSame(before, row)) throw new CallError('keyReused');
  });
  return oneRule(db.read, by, id, now);
}

function rowOf(id: PriceRuleId, by: ShopPerson, asked: Asked, now: number): Omit<PriceRuleRow, 'category'> {
  const { machine_id = null, goods_id = null, shell_id = null, from = null, until = null, price, reason = '' } = asked;
  return {
    id,
    partner_id: by.partnerId,
    machine_id,
    goods_id,
    shell_id,
    ...price,
    starts_at: from,
    ends_at: until,
    reason: reason.trim(),
    created_at: now,
    person_id: by.personId,
    ended_at: null,
    ended_by: null,
  };
}

const isSame = (a: Omit<PriceRuleRow, 'category'>, b: Omit<PriceRuleRow, 'category'>): boolean =>
  (['machine_id', 'goods_id', 'shell_id', 'amount', 'currency', 'starts_at'] as const).every(
    (name) => a[name] === b[name],
  );

/** The price is in the currency of its station; for the whole shop, of one of its stations. */
async function checkPlace(tx: Tx, by: ShopPerson, { machine_id, price }: Asked): Promise<void> {
  // Who is limited to some stations sets no price for the others.
  if (machine_id === undefined && by.stations !== null) throw new CallError('deviceMissing');
  const stations = await tx
    .selectFrom('machines')
    .select('currency')
    .where(within(by))
    .$call((query) => (machine_id === undefined ? query : query.where('id', '=', machine_id)))
    .execute();
  const [first] = stations;
  if (!first) throw new CallError('deviceMissing');
  if (!stations.some(({ currency }) => currency === price.currency))
    throw new CallError('priceCurrency', { field: 'price', currency: first.currency });
}

/** @returns the category of the rule: goods have their own. @throws CallError notFound */
async function checkThing(tx: Tx, { category, goods_id, shell_id }: Asked): Promise<Category | null> {
  const goods =
    goods_id === undefined
      ? undefined
      : await tx.selectFrom('goods').select('category').where('id', '=', goods_id).executeTakeFirst();
  if (goods_id !== undefined && (!goods || (category !== undefined && category !== goods.category)))
    throw new CallError('notFound', { field: 'goods_id' });
  if (shell_id !== undefined) await checkShell(tx, shell_id, goods?.category ?? category);
  return goods ? null : (category ?? null);
}

/** @throws CallError notFound unless there is such a shell, for things of the category */
async function checkShell(tx: Tx, shellId: ShellId, category: Category | undefined): Promise<void> {
  const shell = await tx.selectFrom('shells').select('categories').where('id', '=', shellId).executeTakeFirst();
  if (!shell || (category !== undefined && !readCategories(shell.categories).includes(category)))
    throw new CallError('notFound', { field: 'shell_id' });
}

/** @throws CallError validityOver for a price that would never hold */
function refuseOver({ from = 0, until }: Pick<Asked, 'from' | 'until'>, now: number): void {
  if (until !== undefined && until <= Math.max(now, from)) throw new CallError('validityOver', { field: 'until' });
}
