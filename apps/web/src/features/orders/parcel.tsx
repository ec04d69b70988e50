import { useNotify } from '@cpc/appkit';
import type { DeliveryView } from '@cpc/contract';
import { useState } from 'react';
import { Card, type Fact, Facts, IconButton, useFormat, useT } from '@cpc/ui';
import { copyText } from '../../core/copy-text.ts';
import { AddressLines } from '../../parts/address/address-lines.tsx';

/** OR-06: where an order is sent, by which carrier, since when, and when it counts as received. */
export function Parcel({ delivery }: { readonly delivery: DeliveryView }) {
  const t = useT();
  const format = useFormat();
  const { address, company, express_number, shipped_at, closes_at, returned_at, return_reason, fee } = delivery;
  const facts: readonly Fact[] = [
    { name: t('delivery.company'), value: <bdi>{company ?? t('delivery.notYet')}</bdi> },
    ...(express_number === null ? [] : [{ name: t('delivery.number'), value: <Number text={express_number} /> }]),
    ...(shipped_at === null ? [] : [{ name: t('delivery.shippedAt'), value: format.dateTime(shipped_at) }]),
    { name: t('delivery.fee'), value: fee.amount === 0 ? t('delivery.free') : format.money(fee) },
  ];
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h3 className="font-semibold">{t('delivery.parcel')}</h3>
      {returned_at === null || return_reason === null ? null : (
        <p className="bg-warn-wash text-warn text-small rounded-medium px-3.5 py-2.5">
          {t('delivery.returned', {
            reason: t(`delivery.returned.${return_reason}`),
            date: format.dateTime(returned_at),
          })}
        </p>
      )}
      <Facts facts={facts} />
      <div className="border-t border-line pt-4">
        <h4 className="mb-1 text-small text-ink-soft">{t('delivery.to')}</h4>
        <AddressLines address={address} />
      </div>
      {closes_at === null ? null : (
        <p className="text-small text-ink-soft">{t('delivery.closes', { date: format.dateTime(closes_at) })}</p>
      )}
    </Card>
  );
}

function Number({ text }: { readonly text: string }) {
  const t = useT();
  const notify = useNotify();
  const [copies, setCopies] = useState('clipboard' in navigator);
  const copy = () =>
    copyText(text).then(
      () => notify.done(t('delivery.copied')),
      // If copying fails, the number can be selected and copied by hand.
      () => setCopies(false),
    );
  return (
    <span className="flex items-center justify-end gap-1">
      <bdi className="figures min-w-0 wrap-anywhere select-all">{text}</bdi>
      {copies ? (
        <IconButton icon="duplicate" label={t('delivery.copy')} className="-my-3 -me-3" onClick={() => void copy()} />
      ) : null}
    </span>
  );
}
