import { currentAddress, formatAddress, navigate } from '@cpc/appkit';
import type { AddressView, StationView } from '@cpc/contract';
import { Button, Card, Segmented, Skeleton, useFormat, useT } from '@cpc/ui';
import { to } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { useAddresses } from '../../../data/addresses.ts';
import { AddressLines } from '../../../parts/address-lines.tsx';
import { useSending } from './use-sending.ts';

/** Pickup at the station, or sending (JN-04). Asked only if the station sends. The page's address holds the answer. */
export function DeliveryChoice({ station }: { readonly station: StationView }) {
  const t = useT();
  const format = useFormat();
  const { sent, address, setAddress } = useSending();
  const addresses = useAddresses();
  const { delivery_fee: fee } = station;
  if (fee === null) return null;
  const choose = async (how: 'pickup' | 'send') => {
    if (how === 'pickup') return setAddress(undefined);
    // The list may still be on its way: nobody is asked for an address that is known.
    const { data } = addresses.isPending ? await addresses.refetch({ cancelRefetch: false }) : addresses;
    const [first] = data ?? [];
    if (first) setAddress(first.address_id);
    else chooseAddress();
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
      <Button className="-my-1.5 -me-2 max-w-1/2 shrink-0" onClick={chooseAddress}>
        {t(address ? 'delivery.other' : 'delivery.choose')}
      </Button>
    </Card>
  );
}

/** Leads to the list of addresses, and back here with the chosen one. */
function chooseAddress(): void {
  navigate(to(PATHS.addAddress, { back: formatAddress(currentAddress()) }));
}
