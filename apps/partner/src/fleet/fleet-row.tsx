import { Link } from '@cpc/appkit';
import type { FleetStation } from '@cpc/contract';
import { INK_LOW_PERCENT } from '@cpc/domain';
import { reasonText } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';
import { inkName } from '../core/ink-name.ts';
import { StateChip } from '../stations/state-chip.tsx';
import { useStationTexts } from './station-texts.ts';

/** One station among thousands: who it is, what is wrong with it, what it does. */
export function FleetRow({ station }: { readonly station: FleetStation }) {
  const { t, format } = useTranslator();
  const { heard, printsOf, rateOf } = useStationTexts();
  const { machine_id, name, shop, state, version, wished, waiting, day, week } = station;
  return (
    <Link
      to={`/fleet/${machine_id}`}
      className="bg-raised hover:ring-edge grid gap-x-4 gap-y-2 rounded-large p-4 hover:ring-1 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,2.2fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_5.5rem_9.75rem] lg:items-center"
    >
      <span className="flex min-w-0 items-start justify-between gap-3 lg:flex-col lg:items-start lg:gap-1.5">
        <span className="min-w-0 lg:max-w-full">
          <bdi className="text-body block font-semibold wrap-anywhere">{name}</bdi>
          <bdi className="text-small text-ink-soft block wrap-anywhere">{shop}</bdi>
        </span>
        <StateChip state={state} />
      </span>
      <Trouble station={station} />
      <span className="text-small flex flex-wrap gap-x-4 gap-y-1 lg:contents">
        <Figure name={t('fleet.heard')}>{heard(station)}</Figure>
        <Figure name={t('fleet.version')}>
          {version === '' ? (
            t('fleet.version.none')
          ) : (
            <bdi dir="ltr">
              {version}
              {wished !== null && wished !== version && <span className="text-warn">{` → ${wished}`}</span>}
            </bdi>
          )}
        </Figure>
        <Figure name={t('fleet.waiting')}>{format.number(waiting)}</Figure>
        <Figure name={t('fleet.failed')}>
          <span aria-hidden="true">{`${rateOf(day)} · ${rateOf(week)}`}</span>
          <span className="sr-only">{`${printsOf(day)}, ${printsOf(week)}`}</span>
        </Figure>
      </span>
    </Link>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-ink-faint leading-tight">{name}</span>
      <span className="figures text-small">{children}</span>
    </span>
  );
}

/** What needs somebody; empty for most. */
function Trouble({ station }: { readonly station: FleetStation }) {
  const translator = useTranslator();
  const { t, format } = translator;
  const { state, reasons, update, supplies, maintained_until } = station;
  const low = supplies
    .filter(({ percent }) => percent !== null && percent <= INK_LOW_PERCENT)
    .map(({ name }) => inkName(translator, name));
  const texts = [
    ...(state === 'fault' && reasons[0] !== undefined ? [reasonText(translator, reasons[0])] : []),
    ...(maintained_until === null ? [] : [t('fleet.maintainedUntil', { time: format.dateTime(maintained_until) })]),
    ...(update === null
      ? []
      : [t('fleet.update.failed', { version: update.version, fault: t(`fleet.updateFault.${update.fault}`) })]),
    ...(low.length === 0 ? [] : [t('fleet.inkLow', { names: format.list(low) })]),
  ];
  return (
    <span className="text-small text-warn flex min-w-0 flex-col empty:hidden lg:empty:block">
      {texts.slice(0, 2).map((text) => (
        <span key={text} className="line-clamp-2">
          {text}
        </span>
      ))}
    </span>
  );
}
