import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Switch, useT, useTranslator } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { amountOf, typedOf } from '../core/amounts.ts';

interface SaleProps {
  readonly care: StationCare;
  readonly id: StationId;
}

/** Whether the station's orders can be sent and at which fee, and whether it accepts vouchers. */
export function Sale(props: SaleProps) {
  return (
    <>
      <DeliveryFee {...props} />
      <hr className="border-line" />
      <VoucherPlace {...props} />
    </>
  );
}

function DeliveryFee({ care: { machine: station }, id }: SaleProps) {
  const { t, format } = useTranslator();
  const fee = station.delivery_fee;
  const currency = fee?.currency ?? station.currency;
  const form = useActForm({
    act: useAct('Partner.setDeliveryFee', { stale: [['station', id]], quiet: true }),
    keepAs: `sending ${id}`,
    saved: { sends: fee !== null, typed: fee === null ? '' : typedOf(fee, format.typed) },
    check: ({ sends, typed }) => ({
      typed: sends && amountOf(typed, currency) === undefined ? t('partner.sale.fee.wrong') : undefined,
    }),
    input: ({ sends, typed }) => ({ machine_id: id, fee: sends ? (amountOf(typed, currency) ?? null) : null }),
    said: () => t('partner.sale.saved'),
  });
  const { sends } = form.values;
  return (
    <SaveForm form={form} keeps>
      <Switch checked={sends} onChange={(on) => form.set({ sends: on })}>
        {t('partner.sale.sends')}
      </Switch>
      {sends && (
        <Input
          of={form}
          name="typed"
          label="partner.sale.fee"
          hint="partner.sale.fee.hint"
          as="amount"
          end={currency}
        />
      )}
    </SaveForm>
  );
}

function VoucherPlace({ care, id }: SaleProps) {
  const t = useT();
  const form = useActForm({
    act: useAct('Partner.setVoucherPlace', { stale: [['station', id]], quiet: true }),
    keepAs: `vouchers ${id}`,
    saved: { takes: care.voucher_place !== '', place: care.voucher_place },
    // Without a place on the voucher platform no voucher is accepted, whatever the switch says.
    check: ({ takes, place }) => ({
      place: takes && place.trim() === '' ? t('partner.sale.place.hint') : undefined,
    }),
    input: ({ takes, place }) => ({ machine_id: id, place: takes ? place.trim() : '' }),
    said: () => t('partner.sale.saved'),
  });
  const { takes } = form.values;
  return (
    <SaveForm form={form} keeps>
      <Switch checked={takes} onChange={(on) => form.set({ takes: on })}>
        {t('partner.sale.vouchers')}
      </Switch>
      {takes && <Input of={form} name="place" label="partner.sale.place" hint="partner.sale.place.hint" as="code" />}
    </SaveForm>
  );
}
