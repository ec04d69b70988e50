import type { OperatorShop } from '@cpc/contract';
import type { ShopState } from '@cpc/domain';
import { type ButtonProps, useT } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { useSetShopState } from './use-shops.ts';

const LOOKS: Readonly<Record<ShopState, Pick<ButtonProps, 'kind' | 'icon'>>> = {
  open: { kind: 'primary', icon: 'check' },
  suspended: { kind: 'outline', icon: 'clock' },
  closed: { kind: 'danger', icon: 'lock' },
};

/** Suspend, resume and close, each with a reason. */
export function ShopStateButtons({ shop }: { readonly shop: OperatorShop }) {
  return (
    <div className="flex flex-wrap gap-2">
      <StateButton key={shop.state} shop={shop} to={shop.state === 'open' ? 'suspended' : 'open'} />
      <StateButton shop={shop} to="closed" />
    </div>
  );
}

function StateButton({ shop: { partner_id, name }, to }: { readonly shop: OperatorShop; readonly to: ShopState }) {
  const t = useT();
  const closes = to === 'closed';
  return (
    <ActButton
      {...LOOKS[to]}
      label={t(`partner.shops.to.${to}`)}
      ask={t(`partner.shops.to.${to}.ask`, { name })}
      why={t(`partner.shops.to.${to}.why`)}
      {...(closes && { danger: true })}
      act={useSetShopState()}
      typed={{ name: 'reason', label: 'partner.care.reason' }}
      input={(reason) => ({ partner_id, to, reason })}
    />
  );
}
