import { CallError, type PriceRuleView } from '@cpc/contract';
import type { PriceRuleId } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { pricesChanged } from '../../records/catalogue/station-book.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { oneRule } from './rule-rows.ts';

/**
 * Ends a price now; one that is over stays as it is, so that of two people who end it at once the first is named (PA-10).
 * @throws CallError notFound, also for a price of the whole shop, if the person is limited to some stations
 */
export async function endPrice(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  ruleId: PriceRuleId,
): Promise<PriceRuleView> {
  const now = clock.now();
  await db.transact(async (tx) => {
    const rule = await oneRule(tx, by, ruleId, now);
    if (rule.machine_id === null && by.stations !== null) throw new CallError('notFound');
    await pricesChanged(tx, by.partnerId);
    await tx
      .updateTable('price_rules')
      .set({ ends_at: now, ended_at: now, ended_by: by.personId })
      .where('id', '=', ruleId)
      .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
      .execute();
  });
  return oneRule(db.read, by, ruleId, now);
}
