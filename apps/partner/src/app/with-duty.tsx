import { Link } from '@cpc/appkit';
import { type Duty, hasDuty } from '@cpc/domain';
import { StateView, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { useSession } from '../core/session-store.ts';

/**
 * Content that needs a duty (PA-09). A person without it who opens its address sees a notice, and the server is
 * not asked for anything.
 */
export function With({ duty, children }: { readonly duty: Duty | null; readonly children: ReactNode }) {
  return hasDuty(useSession()?.role ?? null, duty) ? children : <DutyMissing />;
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
            to="/stations"
            className="bg-lifted hover:bg-line text-small flex min-h-11 items-center rounded-medium px-4 font-medium"
          >
            {t('partner.dutyMissing.back')}
          </Link>
        }
      />
    </>
  );
}
