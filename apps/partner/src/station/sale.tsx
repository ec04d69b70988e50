import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, Switch, TextField, useT, useToast } from '@cpc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../core/services.ts';
import { useDraft } from '../core/use-draft.ts';
import { amountOf, typedOf } from './sale-values.ts';

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
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    async onSuccess() {
      toast(t('partner.sale.saved'), { icon: 'check' });
      await queries.invalidateQueries({ queryKey: ['machine', id] });
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  });
}

function DeliveryFee({ care: { machine: station }, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const fee = station.delivery_fee;
  const currency = fee?.currency ?? station.currency;
  const [sends, setSends] = useDraft(fee !== null);
  const [typed, setTyped] = useDraft(fee === null ? '' : typedOf(fee));
  const [wrong, setWrong] = useState(false);
  const save = useSale(id, (amount: number | null) =>
    client.call('Partner.setDeliveryFee', { machine_id: id, fee: amount }),
  );
  const submit = () => {
    const amount = sends ? amountOf(typed, currency) : null;
    setWrong(amount === undefined);
    if (amount !== undefined) save.mutate(amount);
  };
  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Switch checked={sends} onChange={setSends}>
        {t('partner.sale.sends')}
      </Switch>
      {sends && (
        <TextField
          label={t('partner.sale.fee')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          end={currency}
          value={typed}
          hint={t('partner.sale.fee.hint')}
          error={wrong && amountOf(typed, currency) === undefined ? t('partner.sale.fee.wrong') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button kind="outline" type="submit" busy={save.isPending}>
        {t('partner.sale.save')}
      </Button>
    </form>
  );
}

function VoucherPlace({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const [takes, setTakes] = useDraft(care.voucher_place !== '');
  const [place, setPlace] = useDraft(care.voucher_place);
  const [missing, setMissing] = useState(false);
  const save = useSale(id, (wanted: string) =>
    client.call('Partner.setVoucherPlace', { machine_id: id, place: wanted }),
  );
  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = takes ? place.trim() : '';
        // Without a place on the voucher platform no voucher is accepted, whatever the switch says.
        setMissing(takes && wanted === '');
        if (!takes || wanted !== '') save.mutate(wanted);
      }}
    >
      <Switch checked={takes} onChange={setTakes}>
        {t('partner.sale.vouchers')}
      </Switch>
      {takes && (
        <TextField
          label={t('partner.sale.place')}
          dir="ltr"
          autoComplete="off"
          maxLength={64}
          value={place}
          hint={t('partner.sale.place.hint')}
          error={missing && place.trim() === '' ? t('partner.sale.place.hint') : undefined}
          onChange={({ target }) => setPlace(target.value)}
        />
      )}
      <Button kind="outline" type="submit" busy={save.isPending}>
        {t('partner.sale.save')}
      </Button>
    </form>
  );
}
