import type { PartnerDelivery } from '@cpc/contract';
import { Button, TextField, useT, useToast } from '@cpc/ui';
import { type FormEvent, useId, useState } from 'react';
import { fieldOf } from '../core/field-of.ts';
import { CARRIERS } from './carriers.ts';
import { useParcelStep } from './use-parcels.ts';

interface ShipFormProps {
  readonly parcel: PartnerDelivery;
  readonly onDone: () => void;
}

type Errors = Readonly<Partial<Record<'company' | 'express_number', string>>>;

/** Carrier and tracking number; errors are shown at their field. */
export function ShipForm({ parcel: { order_id, delivery }, onDone }: ShipFormProps) {
  const t = useT();
  const toast = useToast();
  const list = useId();
  const step = useParcelStep();
  const [company, setCompany] = useState(delivery.company ?? lastCompany());
  const [number, setNumber] = useState(delivery.express_number ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const ship = (event: FormEvent) => {
    event.preventDefault();
    const onError = (error: Error) => {
      const field = fieldOf(error);
      if (!isOwn(field)) toast(error.message, { tone: 'bad' });
      setErrors(isOwn(field) ? { [field]: error.message } : {});
    };
    const onSuccess = () => {
      toast(t('delivery.desk.shipped'), { icon: 'check' });
      remember = company;
      onDone();
    };
    step.mutate({ how: 'ship', orderId: order_id, company, number }, { onError, onSuccess });
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={ship} noValidate>
      <TextField
        label={t('delivery.company')}
        list={list}
        dir="auto"
        autoComplete="off"
        value={company}
        error={errors.company}
        onChange={(event) => setCompany(event.target.value)}
      />
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
        value={number}
        error={errors.express_number}
        onChange={(event) => setNumber(event.target.value)}
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

const isOwn = (field: unknown): field is keyof Errors => field === 'company' || field === 'express_number';
