import { Link, useNotify } from '@cpc/appkit';
import type { ShopDetails } from '@cpc/contract';
import { Switch, useT } from '@cpc/ui';
import { useState } from 'react';
import { DESIGNS } from '../core/paths.ts';
import { useSetShopDetails } from './use-shop-form.ts';

/** Whether people of the shop look at each design before it is printed (AI-05). */
export function ReviewSwitch({ details }: { readonly details: ShopDetails }) {
  const t = useT();
  const notify = useNotify();
  const save = useSetShopDetails();
  const [isOn, setOn] = useState(details.design_review === 'on');
  function choose(wanted: boolean) {
    setOn(wanted);
    save.mutate(
      { design_review: wanted ? 'on' : 'off' },
      {
        onError(error) {
          setOn(!wanted);
          notify.failed(error);
        },
      },
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <Switch checked={isOn} onChange={choose}>
        {t('profile.review.switch')}
      </Switch>
      <p className="text-small text-ink-soft">{t('profile.review.text')}</p>
      {isOn && (
        <Link to={DESIGNS} className="text-small flex min-h-11 items-center self-start underline underline-offset-2">
          {t('profile.review.list')}
        </Link>
      )}
    </div>
  );
}
