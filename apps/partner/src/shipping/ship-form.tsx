import { useForm, useNotify } from '@cpc/appkit';
import type { PartnerDelivery } from '@cpc/contract';
import { Button, TextField, useT } from '@cpc/ui';
import { useId, useState } from 'react';
import { CARRIERS } from './carriers.ts';
import { useParcelStep } from './use-parcels.ts';

interface ShipFormProps {
  readonly parcel: PartnerDelivery;
  readonly onDone: () => void;
}

/** Carrier and tracking number; errors are shown at their field. */
export function ShipForm({ parcel: { order_id, delivery }, onDone }: ShipFormProps) {
  const t = useT();
  const notify = useNotify();
  const list = useId();
  const step = useParcelStep();
  // The company of another parcel that is sent meanwhile does not replace what was typed here.
  const [saved] = useState(() => ({
    company: delivery.company ?? lastCompany(),
    express_number: delivery.express_number ?? '',
  }));
  const ship = (company: string, number: string) => {
    const onSuccess = () => {
      notify.done(t('delivery.desk.shipped'));
      remember = company;
      onDone();
    };
    const onError = (error: Error) => form.refuse(error) || notify.failed(error);
    step.mutate({ how: 'ship', orderId: order_id, company, number }, { onSuccess, onError });
  };
  const form = useForm({
    saved,
    submit: ({ company, express_number }) => ship(company, express_number),
  });
  return (
    <form className="flex flex-col gap-3" {...form.props}>
      <TextField label={t('delivery.company')} list={list} dir="auto" autoComplete="off" {...form.field('company')} />
      <datalist id={list}>
        {CARRIERS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField
        label={t('delivery.number')}
        dir="ltr"
        className="figures rtl:text-right"
        autoComplete="off"
        autoCapitalize="characters"
        {...form.field('express_number')}
      />
      <Button kind="primary" wide type="submit" busy={step.isPending}>
        {t('delivery.desk.ship')}
      </Button>
    </form>
  );
}

/** A shop mostly uses one carrier: the last one is suggested until the page is left. */
let remember = '';
const lastCompany = () => remember;
