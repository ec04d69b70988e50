import type { AddressView, StationView } from '@cpc/contract';
import { Button, Card, Segmented, Skeleton, useFormat, useT } from '@cpc/ui';
import { useAddresses } from '../../../data/addresses.ts';
import { AddressLines } from '../../../parts/address/address-lines.tsx';
import { askAddress, setSending, useSending } from './use-sending.ts';

/** Pickup at the station, or sending (JN-04). Asked only if the station sends. The page's address holds the answer. */
export function DeliveryChoice({ station }: { readonly station: StationView }) {
  const t = useT();
  const format = useFormat();
  const { sent, address } = useSending();
  const addresses = useAddresses();
  const { delivery_fee: fee } = station;
  if (fee === null) return null;
  const choose = async (how: 'pickup' | 'send') => {
    if (how === 'pickup') return setSending(false);
    // The list may still be on its way: nobody is asked for an address that is known.
    const { data } = addresses.isPending ? await addresses.refetch({ cancelRefetch: false }) : addresses;
    const [first] = data ?? [];
    setSending(true, first?.address_id);
  };
  const price = fee.amount === 0 ? t('delivery.free') : format.money(fee);
  return (
    <section className="flex flex-col gap-3">
      <Segmented
        label={t('delivery.how')}
        value={sent ? 'send' : 'pickup'}
        onChange={(how) => void choose(how)}
        options={[
          { value: 'pickup', label: t('delivery.pickup') },
          { value: 'send', label: `${t('delivery.send')} · ${price}` },
        ]}
      />
      {sent ? <SentTo address={address} waiting={addresses.isPending} /> : null}
    </section>
  );
}

function SentTo({ address, waiting }: { readonly address: AddressView | undefined; readonly waiting: boolean }) {
  const t = useT();
  if (waiting) return <Skeleton className="h-32 w-full rounded-large" />;
  return (
    <Card className="flex items-start justify-between gap-3 p-5">
      {address ? <AddressLines address={address} /> : <p className="text-small text-warn">{t('delivery.needed')}</p>}
      <Button className="-my-1.5 -me-2 max-w-1/2 shrink-0" onClick={askAddress}>
        {t(address ? 'delivery.other' : 'delivery.choose')}
      </Button>
    </Card>
  );
}
