import { Link } from '@cpc/appkit';
import { StateView, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { may, type Need } from '../core/may.ts';
import { HOME } from '../core/paths.ts';
import { useSession } from '../core/session-store.ts';

/**
 * Content that needs a duty or a place (PA-09). A person without it who opens its address sees a notice, and the server is
 * not asked for anything.
 */
export function With({ need, children }: { readonly need: Need; readonly children: ReactNode }) {
  return may(useSession(), need) ? children : <DutyMissing />;
}

function DutyMissing() {
  const t = useT();
  return (
    <>
      <title>{`${t('partner.dutyMissing')} · ${t('common.app.title')}`}</title>
      <StateView
        icon="lock"
        title={t('partner.dutyMissing')}
        hint={t('partner.dutyMissing.hint')}
        action={
          <Link
            to={HOME}
            className="bg-lifted hover:bg-line text-small flex min-h-11 items-center rounded-medium px-4 font-medium"
          >
            {t('partner.dutyMissing.back')}
          </Link>
        }
      />
    </>
  );
}
