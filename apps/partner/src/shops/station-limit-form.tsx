import type { OperatorShop } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { isReason, useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useSetStationLimit } from './use-shops.ts';

const MAX_SHOP_STATIONS = 1000;

/** Up to how many stations the shop may add itself. Empty: the usual number. */
export function StationLimitForm({ shop: { partner_id, max_stations } }: { readonly shop: OperatorShop }) {
  const t = useT();
  const saved = max_stations === null ? '' : String(max_stations);
  const form = useActForm({
    act: useSetStationLimit(),
    saved: { max: saved, reason: '' },
    complete: ({ max, reason }) => isReason(reason) && max.trim() !== saved,
    check: ({ max }) => ({ max: limitOf(max) === undefined ? t('setup.limit.wrong') : undefined }),
    input({ max, reason }) {
      const next = limitOf(max);
      return next === undefined ? undefined : { partner_id, max_stations: next, reason: reason.trim() };
    },
    said: () => t('partner.people.saved'),
    onDone: (_, { max }) => form.reset({ max: max.trim(), reason: '' }),
  });
  return (
    <SaveForm form={form} yes="setup.limit.save">
      <Input of={form} name="max" label="setup.limit.max" hint="setup.limit.hint" as="count" />
      <Input of={form} name="reason" label="partner.care.reason" />
    </SaveForm>
  );
}

/** @returns null for nothing typed, undefined for what is no limit */
function limitOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,4}$/.test(text) && Number(text) <= MAX_SHOP_STATIONS ? Number(text) : undefined;
}
