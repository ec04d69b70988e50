import { useNow } from '@cpc/appkit';
import type { StationDetails } from '@cpc/contract';
import { hoursText } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';

const clock = () => Date.now();

/** `Open until 20:00` or `Closed until 10:00`, on the clocks of the station, and its hours today. */
export function OpeningLine({ details }: { readonly details: StationDetails }) {
  const { t, format, locale } = useTranslator();
  const now = useNow(clock);
  const { opening, time_zone, shop_time_zone } = details;
  const { is_open, changes_at, today } = opening;
  const state = is_open ? 'open' : 'closed';
  const time = changes_at === null ? 'never' : format.when(changes_at, now, time_zone ?? shop_time_zone ?? 'UTC');
  const hours = hoursText(locale.tag, today) || t('profile.hours.closed');
  return (
    <p className="flex flex-col">
      <span className="font-medium">{t(`profile.now.${state}`, { time })}</span>
      {changes_at !== null && <span className="text-small text-ink-soft">{t('profile.today', { hours })}</span>}
    </p>
  );
}
