import { useForm, useNotify } from '@cpc/appkit';
import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Switch, TextField, useT, useTranslator } from '@cpc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { amountOf, typedOf } from './sale-values.ts';
import { SaveForm } from './save-form.tsx';

/** Whether the station's orders can be sent and at which fee, and whether it accepts vouchers. */
export function Sale({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  return (
    <>
      <DeliveryFee care={care} id={id} />
      <hr className="border-line" />
      <VoucherPlace care={care} id={id} />
    </>
  );
}

/** Saves; every page then fetches the station's state again. */
function useSale<Input>(id: StationId, act: (input: Input) => Promise<unknown>) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    async onSuccess() {
      notify.done(t('partner.sale.saved'));
      await queries.invalidateQueries({ queryKey: ['machine', id] });
    },
    onError: notify.failed,
  });
}

function DeliveryFee({ care: { machine: station }, id }: { readonly care: StationCare; readonly id: StationId }) {
  const { t, format } = useTranslator();
  const fee = station.delivery_fee;
  const currency = fee?.currency ?? station.currency;
  const save = useSale(id, (amount: number | null) =>
    client.call('Partner.setDeliveryFee', { machine_id: id, fee: amount }),
  );
  const form = useForm({
    keepAs: `sending ${id}`,
    saved: { sends: fee !== null, typed: fee === null ? '' : typedOf(fee, format.typed) },
    check: ({ sends, typed }) => ({
      typed: sends && amountOf(typed, currency) === undefined ? t('partner.sale.fee.wrong') : undefined,
    }),
    submit: ({ sends, typed }) => save.mutate(sends ? (amountOf(typed, currency) ?? null) : null),
  });
  const { sends } = form.values;
  return (
    <SaveForm form={form} busy={save.isPending}>
      <Switch checked={sends} onChange={(on) => form.set({ sends: on })}>
        {t('partner.sale.sends')}
      </Switch>
      {sends && (
        <TextField
          label={t('partner.sale.fee')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          end={currency}
          hint={t('partner.sale.fee.hint')}
          {...form.field('typed')}
        />
      )}
    </SaveForm>
  );
}

function VoucherPlace({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const save = useSale(id, (wanted: string) =>
    client.call('Partner.setVoucherPlace', { machine_id: id, place: wanted }),
  );
  const form = useForm({
    keepAs: `vouchers ${id}`,
    saved: { takes: care.voucher_place !== '', place: care.voucher_place },
    // Without a place on the voucher platform no voucher is accepted, whatever the switch says.
    check: ({ takes, place }) => ({
      place: takes && place.trim() === '' ? t('partner.sale.place.hint') : undefined,
    }),
    submit: ({ takes, place }) => save.mutate(takes ? place.trim() : ''),
  });
  const { takes } = form.values;
  return (
    <SaveForm form={form} busy={save.isPending}>
      <Switch checked={takes} onChange={(on) => form.set({ takes: on })}>
        {t('partner.sale.vouchers')}
      </Switch>
      {takes && (
        <TextField
          label={t('partner.sale.place')}
          dir="ltr"
          autoComplete="off"
          maxLength={64}
          hint={t('partner.sale.place.hint')}
          {...form.field('place')}
        />
      )}
    </SaveForm>
  );
}
