import type { StationView, QueueView } from '@cpc/contract';
import { Button, Icon, LanguageSwitch, QrCode, useT } from '@cpc/ui';
import { useMemo, useState } from 'react';
import { screenClient } from '../../core/client.ts';
import { stationUrl } from '../../core/station-url.ts';
import { useQueue } from '../../data/queue.ts';
import { useStation } from '../../data/stations.ts';
import { StationStateChip } from '../../layout/station-state.tsx';
import { HeroCase } from '../../layout/hero-case.tsx';
import { useClosedUntil } from '../../layout/opening.ts';
import { PickupKeypad } from './pickup-keypad.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { ScreenQueue } from './screen-queue.tsx';
import { PreloadedTexts } from './preloaded-texts.tsx';
import { useLost } from './use-lost.ts';

interface StationScreenProps {
  readonly stationId: string;
  readonly screenKey: string;
}

/** The station's display, read from a distance of three metres: one QR code, one sentence, the live queue (RT-03). */
export default function StationScreen({ stationId, screenKey }: StationScreenProps) {
  const t = useT();
  const calls = useMemo(() => screenClient(screenKey), [screenKey]);
  const station = useStation(stationId).data;
  const { queue, live } = useQueue(stationId, calls);
  const [collecting, setCollecting] = useState(false);
  const lost = useLost(live);
  return (
    <div className="station-display flex min-h-dvh flex-col gap-[3vmin] bg-ground px-[3.5vmin] pt-[2.5vmin] pb-[3.5vmin] md:h-dvh">
      <ScreenHead station={station} queue={queue} />
      <main className="grid min-h-0 grow gap-[4vmin] portrait:grid-rows-[auto_1fr] wide:grid-cols-[1.35fr_1fr]">
        <Invitation stationId={stationId} station={station} short={lost} />
        <div className="flex min-h-0 flex-col gap-[2.5vmin]">
          <ScreenQueue queue={queue} open={station?.accepts_orders !== false} />
          <Button
            kind="primary"
            size="large"
            wide
            className="min-h-[11vmin] shrink-0 rounded-huge text-headline"
            onClick={() => setCollecting(true)}
          >
            {t('screen.pickup')}
          </Button>
        </div>
      </main>
      {lost ? (
        <p role="alert" className="flex items-center gap-3 rounded-large bg-warn-wash p-4 text-lead text-warn">
          <Icon name="offline" />
          {t('screen.lost')}
        </p>
      ) : null}
      <PreloadedTexts />
      {collecting ? <PickupKeypad calls={calls} onClose={() => setCollecting(false)} /> : null}
    </div>
  );
}

function ScreenHead({
  station,
  queue,
}: {
  readonly station: StationView | undefined;
  readonly queue: QueueView | null;
}) {
  const state = queue?.state ?? station?.state;
  return (
    <header className="flex items-center gap-4">
      <Icon name="printer" size={32} className="text-ink-soft" />
      <h1 className="text-title font-semibold">{station?.name}</h1>
      {state === undefined ? null : (
        <StationStateChip state={state} closed={state === 'resting' && station?.opens_at != null} />
      )}
      <span className="ms-auto">
        <LanguageSwitch />
      </span>
    </header>
  );
}

interface InvitationProps {
  readonly stationId: string;
  readonly station: StationView | undefined;
  /** Smaller, because a notice below needs room. */
  readonly short: boolean;
}

function Invitation({ stationId, station, short }: InvitationProps) {
  const t = useT();
  if (station?.accepts_orders === false) return <Closed station={station} />;
  return (
    <section className="flex min-h-0 flex-col gap-[3vmin]">
      <h2 className="screen-headline font-bold whitespace-pre-line">{t('screen.headline')}</h2>
      <div className="flex min-h-0 grow flex-wrap items-stretch gap-[5vmin] md:flex-nowrap">
        <div className="flex shrink-0 flex-col justify-end gap-[2vmin]">
          <p className="flex items-center gap-3 text-headline font-semibold text-warm">
            <Icon name="scan" size={36} />
            {t('screen.scan')}
          </p>
          <QrCode
            text={stationUrl(stationId)}
            label={t('screen.qr')}
            className={`shrink-0 ${short ? 'w-[min(39vmin,80vw)]' : 'w-[min(48vmin,80vw)]'}`}
          />
        </div>
        {/* As high as the code beside it, in both orientations of the display. */}
        <div className="relative hidden grow md:block">
          <div className="absolute inset-0 flex justify-center">
            <HeroCase label={t('launch.entry.art')} />
          </div>
        </div>
      </div>
      {short ? null : <p className="text-title text-ink-soft">{t('screen.how')}</p>}
    </section>
  );
}

function Closed({ station }: { readonly station: StationView }) {
  const t = useT();
  const closedUntil = useClosedUntil(station);
  const { state, phone } = station;
  return (
    <section role="status" className="flex flex-col justify-center gap-[3vmin]">
      <Icon
        name={closedUntil !== undefined ? 'clock' : state === 'offline' ? 'offline' : 'wrench'}
        size={96}
        className="text-warn"
      />
      <h2 className="text-poster font-bold text-balance">{closedUntil ?? t('screen.closed', { state })}</h2>
      <p className="text-headline text-ink-soft">
        {t(closedUntil === undefined ? 'screen.closedWhy' : 'screen.closedPickup')}
      </p>
      <Elsewhere stationId={station.machine_id} />
      {phone === '' ? null : (
        <p className="text-title text-ink-soft">
          {t('screen.contact')}{' '}
          <bdi dir="ltr" className="figures">
            {phone}
          </bdi>
        </p>
      )}
    </section>
  );
}
