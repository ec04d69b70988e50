import { ConfirmButton } from '@cpc/appkit';
import type { OperatorShop } from '@cpc/contract';
import type { ShopState } from '@cpc/domain';
import { type ButtonProps, useT } from '@cpc/ui';
import { useState } from 'react';
import { useSetShopState } from './use-shops.ts';
import { ReasonField } from '../core/reason-field.tsx';

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
  const [reason, setReason] = useState('');
  const set = useSetShopState();
  const closes = to === 'closed';
  return (
    <ConfirmButton
      {...LOOKS[to]}
      label={t(`partner.shops.to.${to}`)}
      ask={t(`partner.shops.to.${to}.ask`, { name })}
      why={t(`partner.shops.to.${to}.why`)}
      no={t('partner.care.keep')}
      {...(closes && { danger: true })}
      incomplete={reason.trim() === ''}
      busy={set.isPending}
      act={(done) => set.mutate({ partner_id, to, reason: reason.trim() }, { onSuccess: done })}
    >
      <ReasonField value={reason} onChange={({ target }) => setReason(target.value)} />
    </ConfirmButton>
  );
}
