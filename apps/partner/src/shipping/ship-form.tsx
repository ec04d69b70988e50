import type { PartnerDelivery } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useId, useState } from 'react';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
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

/** Suggestions for the name of a carrier; any other name may be typed. Company names are the same in every language. */
const CARRIERS: readonly string[] = [
  'DHL',
  'DPD',
  'GLS',
  'Hermes',
  'UPS',
  'FedEx',
  'USPS',
  'Royal Mail',
  'La Poste',
  'Poste Italiane',
  'Correos',
  'PostNL',
  'Aramex',
  'SMSA',
  'Japan Post',
  'EMS',
  '顺丰速运',
  '中通快递',
  '圆通速递',
  '申通快递',
  '韵达快递',
  '京东物流',
];
