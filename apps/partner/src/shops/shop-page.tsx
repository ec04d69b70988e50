import type { OperatorShop } from '@cpc/contract';
import { Card, useT } from '@cpc/ui';
import { History } from '../core/history.tsx';
import { BackLink, Titled } from '../core/page.tsx';
import { Fetched } from '../core/fetched.tsx';
import { SHOP, SHOPS, useIdIn } from '../core/paths.ts';
import { Part } from '../core/part.tsx';
import { CommissionForm } from './commission-form.tsx';
import { DebtLimitForm } from './debt-limit-form.tsx';
import { Owners } from './owners.tsx';
import { ShopNow } from './shop-now.tsx';
import { ShopChip } from './shop-chip.tsx';
import { ShopStateButtons } from './shop-state-buttons.tsx';
import { StationLimitForm } from './station-limit-form.tsx';
import { ShopStations } from './shop-stations.tsx';
import { useShop } from './use-shops.ts';

/** One shop, for operators: its state, its part of the money, its stations and what was done to it. */
export default function ShopPage() {
  const t = useT();
  const shop = useShop(useIdIn(SHOP));
  return (
    <Titled title={shop.data?.name ?? t('partner.shops')}>
      <BackLink to={SHOPS}>{t('partner.shops')}</BackLink>
      <Fetched of={shop} room="h-96">
        {(data) => <Shop key={data.partner_id} shop={data} />}
      </Fetched>
    </Titled>
  );
}

function Shop({ shop }: { readonly shop: OperatorShop }) {
  const t = useT();
  const changes = shop.history.map(({ event, ...change }) => ({ ...change, what: t(`partner.shops.event.${event}`) }));
  return (
    <>
      <Head shop={shop} />
      <ShopNow id={shop.partner_id} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Part title={t('partner.stations')}>
            <ShopStations shop={shop} />
          </Part>
          {shop.state !== 'closed' && (
            <Part title={t('partner.shops.commission')}>
              <CommissionForm shop={shop} />
            </Part>
          )}
          {shop.state !== 'closed' && (
            <Part title={t('setup.limit')}>
              <StationLimitForm shop={shop} />
            </Part>
          )}
          {shop.state !== 'closed' &&
            shop.debt_limits.map((limit) => (
              <Part key={limit.currency} title={t('debt.limit')}>
                <DebtLimitForm shop={shop} of={limit} />
              </Part>
            ))}
        </div>
        <Part title={t('partner.care.history')}>
          <History changes={changes} />
        </Part>
      </div>
    </>
  );
}

function Head({ shop }: { readonly shop: OperatorShop }) {
  const { name, state } = shop;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-col gap-2">
        <h1 dir="auto" className="text-lead font-semibold wrap-anywhere">
          {name}
        </h1>
        <div>
          <ShopChip state={state} />
        </div>
        <Owners shop={shop} />
      </div>
      {state !== 'closed' && <ShopStateButtons shop={shop} />}
    </Card>
  );
}
