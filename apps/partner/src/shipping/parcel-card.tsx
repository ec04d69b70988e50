import { type DeliveryStage, labelLines, type PartnerDelivery, type PostalAddress } from '@cpc/contract';
import { colourText, countryName } from '@cpc/i18n';
import { Button, Chip, type Tone, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { ReturnButton } from './return-button.tsx';
import { ShipForm } from './ship-form.tsx';
import { usePack } from './use-parcels.ts';
import { useGoodsName } from '../stock/names.ts';

const TONES: Readonly<Record<DeliveryStage, Tone>> = {
  printing: 'neutral',
  toPack: 'warm',
  packed: 'warm',
  shipped: 'cool',
  received: 'good',
  returned: 'bad',
  cancelled: 'bad',
};

/** One parcel: its items, its address, and the next step. */
export function ParcelCard({ parcel }: { readonly parcel: PartnerDelivery }) {
  const { t, tOr, format } = useTranslator();
  const goodsName = useGoodsName();
  const { stage, items, delivery } = parcel;
  return (
    <article aria-label={parcel.order_number} className="bg-raised flex h-full flex-col gap-4 rounded-large p-5">
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 className="figures font-semibold">
            <bdi>{parcel.order_number}</bdi>
          </h2>
          <p className="text-small text-ink-soft">
            <bdi>{parcel.machine_name}</bdi>
            {` · ${format.dateTime(parcel.created_at)}`}
          </p>
        </div>
        <Chip tone={TONES[stage]}>{t(`delivery.stage.${stage}`)}</Chip>
      </header>
      <ul className="text-small flex flex-col gap-1">
        {items.map((item) => (
          <li key={item.print_number} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <bdi>{goodsName(item)}</bdi>
              <span className="text-ink-soft">{` · ${colourText({ tOr }, item.colour_name)}`}</span>
            </span>
            <span className="figures text-ink-soft">
              {item.bay === null ? <bdi>{item.print_number}</bdi> : t('delivery.desk.bay', { bay: item.bay })}
            </span>
          </li>
        ))}
      </ul>
      <AddressText address={delivery.address} />
      <div className="mt-auto">
        <NextStep parcel={parcel} />
      </div>
    </article>
  );
}

/** The label of the parcel, in the order of the country it goes to. */
function AddressText({ address }: { readonly address: PostalAddress }) {
  const { tag } = useTranslator().locale;
  const region = countryName(tag, address.country);
  const lines = [...labelLines(address), { text: region, isRecipient: false }];
  return (
    <address className="border-line text-small flex flex-col border-t pt-4 not-italic wrap-anywhere select-text">
      {lines.map(({ text, isRecipient }, index) => (
        <span key={index} className={isRecipient ? 'font-medium' : 'text-ink-soft'}>
          <bdi>{text}</bdi>
        </span>
      ))}
      <span className="figures text-ink-soft">
        <bdi dir="ltr">{address.phone}</bdi>
      </span>
    </address>
  );
}

function NextStep({ parcel }: { readonly parcel: PartnerDelivery }) {
  const { t } = useTranslator();
  const [correcting, setCorrecting] = useState(false);
  const pack = usePack();
  const { stage, order_id, delivery } = parcel;
  if (stage === 'toPack') {
    return (
      <Button kind="primary" wide icon="box" busy={pack.isPending} onClick={() => pack.mutate({ order_id })}>
        {t('delivery.desk.pack')}
      </Button>
    );
  }
  if (stage === 'packed' || correcting) return <ShipForm parcel={parcel} onDone={() => setCorrecting(false)} />;
  if (stage === 'returned') return <ReturnNote delivery={delivery} />;
  if (stage !== 'shipped' && stage !== 'received') return null;
  return (
    <div className="text-small flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <span>
        <bdi>{delivery.company}</bdi>
        {' · '}
        <bdi className="figures select-all">{delivery.express_number}</bdi>
      </span>
      {stage === 'shipped' ? (
        <span className="-mx-4 flex flex-wrap">
          <ReturnButton parcel={parcel} />
          <Button kind="ghost" onClick={() => setCorrecting(true)}>
            {t('delivery.desk.correct')}
          </Button>
        </span>
      ) : null}
    </div>
  );
}

function ReturnNote({ delivery }: Pick<PartnerDelivery, 'delivery'>) {
  const { t, format } = useTranslator();
  const { returned_at, return_reason } = delivery;
  if (returned_at === null || return_reason === null) return null;
  return (
    <p className="bg-bad-wash text-bad text-small rounded-medium px-3.5 py-2.5">
      <span className="font-medium">{t(`delivery.returned.${return_reason}`)}</span>
      {` · ${format.dateTime(returned_at)}`}
    </p>
  );
}
