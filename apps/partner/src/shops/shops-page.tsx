import { Link, saveFile } from '@cpc/appkit';
import type { Invitation, OperatorShop } from '@cpc/contract';
import { Button, Icon, SearchField, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { Cards, Fetched } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { InvitationCard } from '../people/invitation-card.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { ShopChip } from './shop-chip.tsx';
import { useShops } from './use-shops.ts';
import { useAct } from '../core/calls.ts';

/** All shops of the platform, for its operators (OP-01). */
export default function ShopsPage() {
  const t = useT();
  const [search, setSearch] = useState('');
  const shops = useShops(search);
  const [opening, setOpening] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly invitation: Invitation }>();
  return (
    <Page
      title={t('partner.shops')}
      end={
        <div className="flex flex-wrap gap-2">
          <ExportButton />
          <Button kind="primary" icon="plus" onClick={() => setOpening(true)}>
            {t('partner.shops.open')}
          </Button>
        </div>
      }
    >
      {made && <InvitationCard {...made} onDone={() => setMade(undefined)} />}
      <div className="lg:max-w-md">
        <SearchField label={t('partner.shops.search')} value={search} onChange={setSearch} />
      </div>
      <Fetched of={shops} room="h-72">
        {(data) => <Shops shops={data} />}
      </Fetched>
      {opening && (
        <OpenDialog
          onClose={() => setOpening(false)}
          onMade={(name, invitation) => {
            setMade({ name, invitation });
            setOpening(false);
          }}
        />
      )}
    </Page>
  );
}

function Shops({ shops }: { readonly shops: readonly OperatorShop[] }) {
  const t = useT();
  if (shops.length === 0)
    return <StateView icon="home" title={t('partner.shops.none')} hint={t('partner.shops.none.hint')} />;
  return (
    <Cards columns="gap-3 lg:grid-cols-2 roomy:grid-cols-3">
      {shops.map((shop) => (
        <ShopCard key={shop.partner_id} shop={shop} />
      ))}
    </Cards>
  );
}

function ShopCard({ shop: { partner_id, name, state, stations } }: { readonly shop: OperatorShop }) {
  const t = useT();
  const working = stations.filter((station) => station.state === 'ready' || station.state === 'printing').length;
  return (
    <Link
      to={`/shops/${partner_id}`}
      className="bg-raised hover:ring-edge flex h-full items-center gap-3.5 rounded-large p-4 hover:ring-1"
    >
      <span className="flex min-w-0 grow flex-col gap-1.5">
        <span dir="auto" className="text-body font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <ShopChip state={state} />
          <span className="text-small text-ink-soft">
            {t('partner.shops.stations', { count: stations.length, working })}
          </span>
        </span>
      </span>
      <Icon name="forward" size={20} className="text-ink-faint" />
    </Link>
  );
}

/** All shops as a workbook. */
function ExportButton() {
  const t = useT();
  const make = useAct('Operator.exportShops', {
    onSuccess: ({ name, file }) => saveFile(name, file),
    said: ({ lines }) => t('platform.shops.export.done', { lines }),
  });
  return (
    <Button icon="download" busy={make.isPending} onClick={() => make.mutate({ format: 'xlsx' })}>
      {t('platform.shops.export')}
    </Button>
  );
}
