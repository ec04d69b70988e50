import { formatAddress, goBack, navigate, parseAddress, type Query, useAddress } from '@cpc/appkit';
import type { AddressView } from '@cpc/contract';
import type { AddressId } from '@cpc/domain';
import { Button, Page, Skeleton, StateView, useT } from '@cpc/ui';
import { to } from '../../core/go.ts';
import { isPagePath, PATHS } from '../../core/paths.ts';
import { useAddresses } from '../../data/addresses.ts';
import { QueryView } from '../../parts/query-view.tsx';
import { usePullDown } from '../../parts/use-pull-down.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';

/** Receiving addresses (RT-11, OR-07): the list, or the form for one address. The page's address says which. */
export default function AddressPage() {
  const { query } = useAddress();
  const addresses = useAddresses();
  usePullDown(() => void addresses.refetch());
  // Whoever comes to choose an address and has none types one.
  const none = addresses.data?.length === 0 && backFrom(query) !== undefined;
  const which = query['edit'] ?? (none ? NEW : undefined);
  if (which !== undefined) return <Editing addresses={addresses.data} which={which} />;
  return <Listing addresses={addresses} />;
}

const NEW = 'new';

function Listing({ addresses }: { readonly addresses: ReturnType<typeof useAddresses> }) {
  const t = useT();
  const { query } = useAddress();
  const back = backFrom(query);
  const add = () => navigate(to(PATHS.addAddress, { ...query, edit: NEW }));
  const filled = addresses.data !== undefined && addresses.data.length > 0;
  return (
    <Page
      title={t(back === undefined ? 'delivery.addresses' : 'delivery.choose')}
      onBack={() => goBack(back ?? PATHS.orderList)}
      action={
        filled ? (
          <Button kind="primary" size="large" wide icon="plus" onClick={add}>
            {t('delivery.add')}
          </Button>
        ) : undefined
      }
    >
      <QueryView query={addresses} skeleton={<Waiting />}>
        {(list) =>
          list.length === 0 ? (
            <StateView
              icon="home"
              title={t('delivery.empty')}
              hint={t('delivery.emptyWhy')}
              action={
                <Button kind="primary" size="large" icon="plus" onClick={add}>
                  {t('delivery.add')}
                </Button>
              }
            />
          ) : (
            <ul className="flex flex-col gap-3 pt-2">
              {list.map((address) => (
                <li key={address.address_id}>
                  <AddressCard
                    address={address}
                    onEdit={() => navigate(to(PATHS.addAddress, { ...query, edit: address.address_id }))}
                    onChoose={
                      back === undefined
                        ? undefined
                        : () => navigate(withAddress(back, address.address_id), { replace: true })
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Page>
  );
}

interface EditingProps {
  readonly addresses: readonly AddressView[] | undefined;
  readonly which: string;
}

function Editing({ addresses, which }: EditingProps) {
  const t = useT();
  const { query } = useAddress();
  const { edit: _, ...rest } = query;
  const list = to(PATHS.addAddress, rest);
  const address = addresses?.find((one) => one.address_id === which);
  if (which !== NEW && addresses === undefined) {
    return (
      <Page title={t('delivery.change')} onBack={() => goBack(list)}>
        <Waiting />
      </Page>
    );
  }
  const back = backFrom(query);
  return (
    <AddressForm
      key={which}
      address={address}
      first={addresses?.length === 0}
      onBack={() => goBack(addresses?.length === 0 ? (back ?? list) : list)}
      // A customer who came to choose an address has chosen the one they just saved.
      onSaved={(id) => navigate(back === undefined ? list : withAddress(back, id), { replace: true })}
    />
  );
}

const Waiting = () => (
  <div className="flex flex-col gap-3 pt-2">
    <Skeleton className="h-36 w-full rounded-large" />
    <Skeleton className="h-36 w-full rounded-large" />
  </div>
);

/** The page that led here to choose an address, without the hash sign; undefined if there is none. */
function backFrom({ back }: Query): string | undefined {
  return back !== undefined && isPagePath(parseAddress(`#${back}`).path) ? back : undefined;
}

/** That page, with the chosen address in its query. */
function withAddress(back: string, addressId: AddressId): string {
  const { path, query } = parseAddress(`#${back}`);
  return formatAddress({ path, query: { ...query, address_id: addressId } });
}
