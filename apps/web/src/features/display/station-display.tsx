import type { StationView } from '@cpc/contract';
import { type StationId, brand } from '@cpc/domain';
import { Button, Icon, LanguageSwitch, useT } from '@cpc/ui';
import { useMemo, useState, useEffect } from 'react';
import { screenClient } from '../../core/client.ts';
import { useQueue } from '../../data/queue.ts';
import { useStation } from '../../data/stations.ts';
import { StationStateChip } from '../../parts/station-state.tsx';
import { isCalm, type StationNow, stationNow } from './choose.ts';
import { DisplayCalls } from './display-picture.tsx';
import { DisplayQueue } from './display-queue.tsx';
import { Invitation } from './invitation.tsx';
import { Closed, Lost } from './out-of-service.tsx';
import { PickupKeypad } from './pickup-keypad.tsx';
import { PreloadedTexts } from './preloaded-texts.tsx';
import { useHomeLanguage } from './use-home-language.ts';
import { useLost } from './use-lost.ts';
import { useQuery } from '@tanstack/react-query';

interface StationDisplayProps {
  readonly stationId: string;
  readonly screenKey: string;
  /** The shop has removed this display, or its station has gone. */
  readonly onEnded: () => void;
}

/** The station's display, read from a distance of three metres: one QR code, one sentence, the live queue (RT-03). */
export default function StationDisplay({ stationId, screenKey, onEnded }: StationDisplayProps) {
  const t = useT();
  const calls = useMemo(() => screenClient(screenKey), [screenKey]);
  const station = useStation(stationId).data;
  const { queue, live } = useQueue(stationId, calls);
  const [collecting, setCollecting] = useState(false);
  useEnded(screenKey, onEnded);
  const lost = useLost(live, queue);
  const now = stationNow(station, queue);
  useHomeLanguage(station?.language);
  return (
    <DisplayCalls value={calls}>
      <div className="station-display flex min-h-dvh flex-col gap-[2.5vmin] bg-ground px-[3vmin] pt-[2.5vmin] pb-[3vmin] md:h-dvh">
        <DisplayHead station={station} now={lost ? undefined : now} />
        <main className="grid min-h-0 grow gap-[3vmin] portrait:grid-rows-[auto_1fr] wide:grid-cols-[1.2fr_1fr]">
          {lost ? (
            <Lost />
          ) : station && now?.open === false ? (
            <Closed station={station} now={now} origin={queue?.origin} />
          ) : (
            <Invitation stationId={brand<StationId>(stationId)} origin={queue?.origin} calm={isCalm(queue)} />
          )}
          <div className="relative flex min-h-0 flex-col gap-[2vmin]">
            {queue && now ? <DisplayQueue queue={queue} station={now} lost={lost} /> : <span className="grow" />}
            <Button
              kind="primary"
              size="large"
              wide
              className="min-h-[10vmin] shrink-0 rounded-huge text-headline"
              onClick={() => setCollecting(true)}
            >
              {t('screen.pickup')}
            </Button>
          </div>
        </main>
        <PreloadedTexts />
        {collecting ? <PickupKeypad calls={calls} onClose={() => setCollecting(false)} /> : null}
      </div>
    </DisplayCalls>
  );
}

interface DisplayHeadProps {
  readonly station: StationView | undefined;
  readonly now: StationNow | undefined;
}

function DisplayHead({ station, now }: DisplayHeadProps) {
  return (
    <header className="flex items-center gap-4">
      <Icon name="printer" size={40} className="text-ink-soft" />
      <h1 className="text-title font-semibold">{station?.name}</h1>
      {now === undefined ? null : <StationStateChip state={now.state} closed={now.opens_at !== null} />}
      <span className="ms-auto">
        <LanguageSwitch />
      </span>
    </header>
  );
}

const LOOK_MS = 10_000;

/** Calls once the key of the display has ended. What the display shows is public: no other call would be refused. */
function useEnded(key: string, onEnded: () => void): void {
  const { data } = useQuery({
    queryKey: ['display', key],
    queryFn: () => screenClient().call('Display.look', { key }),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });
  useEffect(() => {
    if (data?.state === 'ended') onEnded();
  }, [data, onEnded]);
}
