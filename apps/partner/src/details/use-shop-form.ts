import { useForm } from '@cpc/appkit';
import type { ShopDetails, ShopField } from '@cpc/contract';
import { useSession } from '../core/session-store.ts';
import { changedOf } from './changed.ts';
import { useSetShopDetails } from './use-details.ts';

/** A form of some fields of the shop. It sends those that were changed; a refusal is shown at its field. */
export function useShopForm<Field extends ShopField>(details: ShopDetails, fields: readonly Field[]) {
  const save = useSetShopDetails();
  const shop = useSession()?.partner_id;
  const saved = Object.fromEntries(fields.map((field) => [field, details[field]])) as Record<Field, string>;
  const form = useForm<Record<Field, string>>({
    saved,
    keepAs: `shop ${shop} ${fields.join(' ')}`,
    submit: (values) => save.mutate(changedOf(values, saved), { onError: form.refuse }),
  });
  const isChanged = Object.keys(changedOf(form.values, saved)).length > 0;
  return { form, save: { form, busy: save.isPending, incomplete: !isChanged } };
}
