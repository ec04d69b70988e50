import type { Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';

/** Sets the shop's own VAT rate from now on, or the standard rate of its country for ''. @param rate in percent, checked */
export async function setVatRate(
  tx: Tx,
  { clock }: With<'clock'>,
  { partnerId, personId }: Pick<ShopPerson, 'partnerId' | 'personId'>,
  rate: string,
): Promise<void> {
  const permille = rate === '' ? null : Math.round(Number(rate) * 10);
  await tx.updateTable('partners').set({ vat_permille: permille }).where('id', '=', partnerId).execute();
  const set = { permille, person_id: personId };
  await tx
    .insertInto('shop_vat_rates')
    .values({ partner_id: partnerId, since: clock.now(), ...set })
    .onConflict((conflict) => conflict.columns(['partner_id', 'since']).doUpdateSet(set))
    .execute();
}
