import type { ShopDetails, ShopField } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { useAct, useCall } from '../core/calls.ts';
import { useSession } from '../core/session-store.ts';

/** A form of some fields of the shop. It sends those that were changed. */
export function useShopForm<Field extends ShopField>(details: ShopDetails, fields: readonly Field[]) {
  const shop = useSession()?.partner_id;
  const saved = Object.fromEntries(fields.map((field) => [field, details[field]])) as Record<Field, string>;
  return useActForm({
    act: useSetShopDetails(),
    saved,
    keepAs: `shop ${shop} ${fields.join(' ')}`,
    complete: (values) => Object.keys(changedOf(values, saved)).length > 0,
    input: (values) => changedOf(values, saved),
  });
}

/** The texts of a form that differ from the saved ones: only these are sent, so that two people do not undo each other. */
export function changedOf<Values extends object>(values: Values, saved: Values): Partial<Values> {
  const names = Object.keys(saved) as (keyof Values)[];
  return Object.fromEntries(
    names.filter((name) => values[name] !== saved[name]).map((name) => [name, values[name]]),
  ) as Partial<Values>;
}

const SHOP = ['details', 'shop'] as const;

export const useShopDetails = () => useCall(SHOP, 'Partner.shopDetails', {});

/** The name and the time zone of the shop are a part of who is logged in. */
export function useSetShopDetails() {
  const t = useT();
  return useAct('Partner.setShopDetails', {
    put: SHOP,
    stale: [['me']],
    quiet: true,
    said: () => t('partner.sale.saved'),
  });
}
