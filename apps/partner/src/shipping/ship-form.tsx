import type { PartnerDelivery } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useId, useState } from 'react';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { CARRIERS } from './carriers.ts';
import { useShip } from './use-parcels.ts';

interface ShipFormProps {
  readonly parcel: PartnerDelivery;
  readonly onDone: () => void;
}

/** A shop mostly uses one carrier: the last one is suggested until the page is left. */
let lastCompany = '';

/** Carrier and tracking number. */
export function ShipForm({ parcel: { order_id, delivery }, onDone }: ShipFormProps) {
  const t = useT();
  const list = useId();
  // The company of another parcel that is sent meanwhile does not replace what was typed here.
  const [saved] = useState(() => ({
    company: delivery.company ?? lastCompany,
    express_number: delivery.express_number ?? '',
  }));
  const form = useActForm({
    act: useShip(),
    saved,
    input: (typed) => ({ order_id, ...typed }),
    said: () => t('delivery.desk.shipped'),
    onDone(_, { company }) {
      lastCompany = company;
      onDone();
    },
  });
  return (
    <SaveForm form={form} yes="delivery.desk.ship" kind="primary" wide>
      <Input of={form} name="company" label="delivery.company" list={list} />
      <datalist id={list}>
        {CARRIERS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Input of={form} name="express_number" label="delivery.number" as="capitals" />
    </SaveForm>
  );
}
