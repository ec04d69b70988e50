import { Link, useNotify } from '@cpc/appkit';
import type { FleetStationPage as StationPage } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { reasonText } from '@cpc/i18n';
import { Button, Card, Facts, useT, useTranslator } from '@cpc/ui';
import { Moment } from '../core/history.tsx';
import { BackLink, Titled } from '../core/page.tsx';
import { Fetched } from '../core/fetched.tsx';
import { FLEET_STATION, useIdIn } from '../core/paths.ts';
import { Part } from '../core/part.tsx';
import { Supplies } from '../station/supplies.tsx';
import { StateChip } from '../stations/state-chip.tsx';
import { FLEET } from './filter.ts';
import { Logs } from './logs.tsx';
import { RemoteCare } from './remote-care.tsx';
import { useStationTexts } from './station-texts.ts';
import { useFleetStation, useRetryUpdate } from './use-fleet.ts';
import { Windows } from '../maintenance/windows.tsx';

/** One station, as operators look after it: condition, version, maintenance, care from afar, logs (OP-05, OP-07). */
export default function FleetStationPage() {
  const t = useT();
  const page = useFleetStation(brand<StationId>(useIdIn(FLEET_STATION)));
  return (
    <Titled title={page.data?.station.name ?? t('fleet.page')}>
      <BackLink to={FLEET}>{t('fleet.station.back')}</BackLink>
      <Fetched of={page} room="h-96">
        {(data) => <Station page={data} />}
      </Fetched>
    </Titled>
  );
}

function Station({ page }: { readonly page: StationPage }) {
  const t = useT();
  const { station, windows } = page;
  return (
    <>
      <Head page={page} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Part title={t('fleet.windows')}>
            <Windows side="Operator" stationId={station.machine_id} windows={windows} />
          </Part>
          <Part title={t('fleet.ink')}>
            <Supplies care={station} />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Part title={t('fleet.care')}>
            <RemoteCare page={page} />
          </Part>
          <Part title={t('fleet.logs')}>
            <Logs page={page} />
          </Part>
        </div>
      </div>
    </>
  );
}

function Head({ page: { station } }: { readonly page: StationPage }) {
  const translator = useTranslator();
  const { t, format } = translator;
  const { heard, printsOf } = useStationTexts();
  const { name, shop, partner_id, state, reasons, version, wished, waiting, day, week, media } = station;
  const facts = [
    { name: t('fleet.heard'), value: heard(station) },
    { name: t('fleet.station.version'), value: <bdi>{version === '' ? t('fleet.version.none') : version}</bdi> },
    { name: t('fleet.waiting'), value: format.number(waiting) },
    { name: t('fleet.day'), value: printsOf(day) },
    { name: t('fleet.week'), value: printsOf(week) },
    ...(media.length > 0 ? [{ name: t('fleet.media'), value: format.list(media) }] : []),
  ];
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-title font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <Link
            to={`/shops/${partner_id}`}
            className="text-small text-ink-soft inline-flex min-h-11 items-center underline"
          >
            <bdi>{shop}</bdi>
          </Link>
        </div>
        <StateChip state={state} />
      </div>
      {state === 'fault' && (
        <ul className="text-bad">
          {reasons.map((reason) => (
            <li key={reason}>{reasonText(translator, reason)}</li>
          ))}
        </ul>
      )}
      {station.maintained_until !== null && (
        <p className="text-warn">{t('fleet.maintainedUntil', { time: format.dateTime(station.maintained_until) })}</p>
      )}
      <Facts facts={facts} across />
      {wished !== null && wished !== version && <p className="text-small">{t('fleet.wished', { version: wished })}</p>}
      <FailedUpdate station={station} />
    </Card>
  );
}

function FailedUpdate({ station: { machine_id, update } }: Pick<StationPage, 'station'>) {
  const { t } = useTranslator();
  const notify = useNotify();
  const retry = useRetryUpdate();
  if (!update) return null;
  const { version, fault, detail, at } = update;
  return (
    <div className="bg-bad-wash flex flex-col items-start gap-2 rounded-medium p-4">
      <p className="text-bad font-medium">
        {t('fleet.update.failed', { version, fault: t(`fleet.updateFault.${fault}`) })}
      </p>
      <p className="text-small text-ink-soft flex flex-col wrap-anywhere">
        <bdi>{detail}</bdi>
        <Moment at={at} className="figures" />
      </p>
      <Button
        kind="outline"
        icon="redo"
        busy={retry.isPending}
        onClick={() => retry.mutate({ machine_id }, { onSuccess: () => notify.done(t('fleet.update.againDone')) })}
      >
        {t('fleet.update.again')}
      </Button>
    </div>
  );
}
