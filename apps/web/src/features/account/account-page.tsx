import { goBack } from '@cpc/appkit';
import { Button, Card, Page, useT } from '@cpc/ui';
import { go, to } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useSession } from '../../core/stores.ts';
import { useStationId } from '../../data/stations.ts';
import { AccountMail } from '../../parts/mail-news.tsx';
import { Devices } from './devices.tsx';
import { AccountName, LogOutButton } from './logged-in.tsx';
import { OpenidCard } from './openid-card.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordCard } from './password-card.tsx';

/** The account of the customer: number, password, devices and stored data (SN-07, SN-08). */
export default function AccountPage() {
  const t = useT();
  const stationId = useStationId();
  return (
    <Page
      title={t('account.title')}
      onBack={() => goBack(stationId === null ? PATHS.mall : to(PATHS.allSelect, { id: stationId }))}
    >
      <div className="flex flex-col gap-4 pt-2">
        <Who />
        <AccountMail />
        <PasswordCard />
        <OpenidCard />
        <Devices />
        <OwnData />
      </div>
    </Page>
  );
}

/** The number of the account; a guest may add one and keep everything (SN-03). */
function Who() {
  const t = useT();
  const user = useSession(({ userInfo }) => userInfo);
  const guest = user?.userInfo.guest ?? true;
  return (
    <Card aria-labelledby="who" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="flex max-w-prose flex-col gap-1">
        <h2 id="who" className="font-semibold">
          {guest ? t('account.guest') : <AccountName />}
        </h2>
        <p className="text-small text-pretty text-ink-soft">
          {t(guest ? 'account.guestWhy' : user?.phone === '' ? 'account.openid.why' : 'account.phoneWhy')}
        </p>
      </div>
      {guest ? <Button onClick={() => go(PATHS.login)}>{t('account.addPhone')}</Button> : <LogOutButton />}
    </Card>
  );
}
