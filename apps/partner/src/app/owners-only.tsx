import { Link } from '@cpc/appkit';
import { type PartnerRole, roleReaches } from '@cpc/domain';
import { StateView, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { useSession } from '../core/session-store.ts';

/**
 * Content that needs a minimum role. A person with a lower role who opens its address sees a notice, and the server is
 * not asked for anything.
 */
export function From({ least, children }: { readonly least: PartnerRole; readonly children: ReactNode }) {
  const mine = useSession()?.role ?? 'staff';
  return roleReaches(mine, least) ? children : <OwnersOnly />;
}

function OwnersOnly() {
  const t = useT();
  return (
    <>
      <title>{`${t('partner.ownersOnly')} · ${t('common.app.title')}`}</title>
      <StateView
        icon="lock"
        title={t('partner.ownersOnly')}
        hint={t('partner.ownersOnly.hint')}
        action={
          <Link
            to="/stations"
            className="bg-lifted hover:bg-line text-small flex min-h-11 items-center rounded-medium px-4 font-medium"
          >
            {t('partner.ownersOnly.back')}
          </Link>
        }
      />
    </>
  );
}
