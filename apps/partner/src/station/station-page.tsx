import { Link } from '@cpc/appkit';
import type { StationCare } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { Card, Facts, Icon, useT, useTranslator } from '@cpc/ui';
import { StationBaysPart } from '../bays/station-bays-part.tsx';
import { Fetched } from '../core/fetched.tsx';
import { BackLink, LiveMark, Titled } from '../core/page.tsx';
import { Column, Columns, Part } from '../core/part.tsx';
import { STATION, useIdIn } from '../core/paths.ts';
import { useDuty } from '../core/session-store.ts';
import { StationPart } from '../details/station-part.tsx';
import { StationWindows } from '../maintenance/windows.tsx';
import { useSetup } from './use-setup.ts';
import { StationHead } from '../stations/station-head.tsx';
import { Calibration } from './calibration.tsx';
import { DesiredState } from './desired-state.tsx';
import { Displays } from './displays.tsx';
import { Keys } from './keys.tsx';
import { Sale } from './sale.tsx';
import { StationHistory } from './station-history.tsx';
import { Stock } from './stock.tsx';
import { Supplies } from './supplies.tsx';
import { TestPrints } from './test-prints.tsx';
import { useCare } from './use-care.ts';

/** One station: its state, its settings, its supplies, its calibration and its key (PA-02, SA-06). */
export default function StationPage() {
  const t = useT();
  const id = brand<StationId>(useIdIn(STATION));
  const care = useCare(id);
  return (
    <Titled title={care.data?.machine.name ?? t('partner.stations')}>
      <div className="flex items-center justify-between gap-3">
        <BackLink to="/stations">{t('partner.stations')}</BackLink>
        <LiveMark failed={care.isError} updatedAt={care.dataUpdatedAt} />
      </div>
      <Fetched
        of={care}
        room="h-96"
        missing={{ title: t('partner.station.missing'), hint: t('partner.station.missing.hint') }}
      >
        {(data) => <Station care={data} id={id} />}
      </Fetched>
    </Titled>
  );
}

function Station({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const [machines, prints] = [useDuty('machines'), useDuty('prints')];
  const [stock, prices] = [useDuty('stock'), useDuty('prices')];
  return (
    <>
      <Head care={care} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 roomy:grid-cols-3">
        <Column>
          {machines && <SetupLink id={id} />}
          {prints && (
            <PageLink to={`/stations/${id}/bed`} icon="box" title={t('partner.bed')} why={t('partner.bed.why')} />
          )}
          {machines && (
            <Part title={t('partner.care.wish')}>
              <DesiredState care={care} id={id} />
            </Part>
          )}
          {machines && (
            <Part title={t('profile.station')}>
              <StationPart id={id} />
            </Part>
          )}
          {machines && (
            <Part title={t('fleet.windows')}>
              <StationWindows id={id} />
            </Part>
          )}
          <Part title={t('bays.title')}>
            <StationBaysPart id={id} />
          </Part>
          <Part title={t('partner.care.supplies')}>
            <Supplies care={care} />
          </Part>
          {stock && (
            <Part title={t('partner.stock')}>
              <Stock id={id} />
            </Part>
          )}
        </Column>
        <Columns>
          {machines && <Setup care={care} id={id} />}
          <Column>
            {prices && (
              <Part title={t('partner.sale')}>
                <Sale care={care} id={id} />
              </Part>
            )}
            <Part title={t('partner.display')}>
              <Displays care={care} id={id} />
            </Part>
            <Part title={t('partner.care.keys')}>
              <Keys care={care} id={id} />
            </Part>
            <Part title={t('partner.care.history')}>
              <StationHistory care={care} />
            </Part>
          </Column>
        </Columns>
      </div>
    </>
  );
}

/** How it prints: for those who look after machines. */
function Setup({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  return (
    <Column>
      <PageLink
        to={`/stations/${id}/print`}
        icon="palette"
        title={t('partner.print.open')}
        why={t('partner.print.openWhy')}
      />
      <Part title={t('partner.care.test')}>
        <TestPrints care={care} id={id} />
      </Part>
      <Part title={t('partner.care.calibration')}>
        {/* A new calibration remounts the form: values that somebody else saved meanwhile are not
             overwritten unseen. */}
        <Calibration key={care.calibration_version} care={care} id={id} />
      </Part>
    </Column>
  );
}

/** What is missing here; hidden until that is known. */
function SetupLink({ id }: { readonly id: StationId }) {
  const t = useT();
  const { data } = useSetup(id, { everyMs: 30_000 });
  if (!data) return null;
  const why = data.missing > 0 ? t('setup.missing', { count: data.missing }) : t('setup.ready');
  return <PageLink to={`/stations/${id}/setup`} icon="wrench" title={t('setup.page')} why={why} />;
}

interface PageLinkProps {
  readonly to: string;
  readonly icon: 'palette' | 'box' | 'wrench';
  readonly title: string;
  readonly why: string;
}

/** Leads to a page of the station. */
function PageLink({ to, icon, title, why }: PageLinkProps) {
  return (
    <Link to={to} className="bg-raised hover:bg-lifted press flex items-center gap-3.5 rounded-large p-5">
      <Icon name={icon} size={22} className="text-warm" />
      <span className="min-w-0 grow">
        <span className="text-lead block font-semibold">{title}</span>
        <span className="text-small text-ink-soft block">{why}</span>
      </span>
      <Icon name="forward" size={20} className="text-ink-faint" />
    </Link>
  );
}

function Head({ care }: { readonly care: StationCare }) {
  const { machine: station, heard_at, version, temperature, media } = care;
  const { t, format } = useTranslator();
  const facts = [
    { name: t('partner.care.heard'), value: heard_at === null ? t('partner.care.never') : format.dateTime(heard_at) },
    { name: t('partner.station.queue'), value: t('partner.station.queue.value', { count: station.waiting }) },
    ...(media.length > 0 ? [{ name: t('partner.care.media'), value: format.list(media) }] : []),
    ...(temperature === null
      ? []
      : [
          {
            name: t('partner.care.temperature'),
            value: t('partner.care.degrees', { value: format.number(temperature) }),
          },
        ]),
    ...(version === '' ? [] : [{ name: t('partner.care.version'), value: <bdi>{version}</bdi> }]),
  ];
  return (
    <Card className="flex flex-col gap-4 p-5">
      <StationHead station={station} isHeard={heard_at !== null} isNew={!care.enrolled && heard_at === null} />
      <Facts facts={facts} across />
    </Card>
  );
}
