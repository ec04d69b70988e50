import { Link } from '@cpc/appkit';
import { Button, LanguageSwitch, NavBar, useT } from '@cpc/ui';
import { go, to } from '../../core/go.ts';
import { textsFor } from '../../core/language.ts';
import { PATHS } from '../../core/paths.ts';
import { holdsNow, useSession } from '../../core/stores.ts';
import { forgetGuest, useEnterAsGuest } from '../../data/enter.ts';
import { useHereStation } from '../../data/here-station.ts';
import { HeroCase } from '../../parts/hero-case.tsx';
import { StationCard, StationCardSkeleton } from '../../parts/station-card.tsx';
import { StationNotice } from '../../parts/station-notice.tsx';
import { ForMeSlot } from '../choose-goods/for-me/for-me-slot.tsx';

/** The first page: a case that prints itself, the station, and one button. */
export default function EntryPage() {
  const t = useT();
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip bg-ground">
      <NavBar title={<span className="max-sm:sr-only">{t('launch.title')}</span>} language={<LanguageSwitch />} />
      <main className="mx-auto grid w-full max-w-xl grow gap-x-16 gap-y-5 px-5 pb-safe entry-page lg:max-w-6xl lg:items-center">
        <ForMeSlot />
        <div className="grid h-full max-h-[34rem] min-h-52 self-center lg:h-[min(72dvh,44rem)] lg:max-h-none">
          <HeroCase label={t('launch.entry.art')} />
        </div>
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-2 text-center lg:text-start">
            <h2 className="text-headline font-bold text-balance lg:text-display">{t('launch.entry.headline')}</h2>
            <p className="text-body text-balance text-ink-soft lg:text-lead">{t('launch.entry.lead')}</p>
          </div>
          <CurrentStation />
          <Enter />
        </div>
      </main>
    </div>
  );
}

function CurrentStation() {
  const station = useHereStation();
  if (station.data !== undefined) {
    return station.data.accepts_orders ? (
      <StationCard station={station.data} />
    ) : (
      <StationNotice station={station.data} />
    );
  }
  return station.isLoading ? <StationCardSkeleton /> : null;
}

function Enter() {
  const t = useT();
  const enter = useEnterAsGuest();
  const begin = () => {
    // The next page loads while the server answers.
    Promise.all([import('../choose-goods/choose-goods-page.tsx'), textsFor('all')]).catch(() => undefined);
    enter.mutate();
  };
  const enterAgain = () => {
    forgetGuest();
    begin();
  };
  const known = holdsNow();
  const returning = useSession(({ guestToken }) => guestToken !== null) && !known;
  return (
    <div className="flex flex-col gap-2">
      {enter.isError ? (
        <p role="alert" className="text-center text-small text-bad">
          {enter.error.message}
        </p>
      ) : null}
      <Button kind="primary" size="large" wide busy={enter.isPending} onClick={begin}>
        {t(returning ? 'launch.entry.goOn' : 'launch.entry.start')}
      </Button>
      {/* Another person may hold this device now; they must not get the earlier customer's orders. */}
      {returning ? (
        <Button kind="quiet" wide disabled={enter.isPending} onClick={enterAgain}>
          {t('launch.entry.anew')}
        </Button>
      ) : null}
      <Button
        kind="ghost"
        icon={known ? 'bag' : 'phone'}
        wide
        onClick={() => go(known ? PATHS.orderList : PATHS.login)}
      >
        {known ? t('launch.entry.orders') : t('launch.entry.phone')}
      </Button>
      <p className="text-center text-micro text-ink-faint">
        <Link
          to={to(PATHS.agreement)}
          className="-my-2 inline-flex min-h-11 min-w-11 items-center text-ink-soft underline underline-offset-4"
        >
          {t('launch.entry.read')}
        </Link>
      </p>
    </div>
  );
}
