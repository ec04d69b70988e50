import type { MaintenanceWindow } from '@cpc/contract';
import type { StationId, WindowState } from '@cpc/domain';
import { spanText } from '@cpc/i18n';
import { Button, Chip, Skeleton, type Tone, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { ActButton } from '../core/act-button.tsx';
import { PlanWindowDialog } from './plan-window-dialog.tsx';
import { useEndWindow, useWindows, type WindowSide } from './use-windows.ts';

interface WindowsProps {
  readonly side: WindowSide;
  readonly stationId: StationId;
  readonly windows: readonly MaintenanceWindow[];
}

const TONES: Readonly<Record<WindowState, Tone>> = {
  planned: 'cool',
  open: 'warn',
  ended: 'neutral',
  cancelled: 'neutral',
};

/** The maintenance windows of a station, for its shop and for operators (OP-05). */
export function Windows({ side, stationId, windows }: WindowsProps) {
  const t = useT();
  const [planning, setPlanning] = useState(false);
  return (
    <>
      <p className="text-small text-ink-soft">{t('fleet.windows.why')}</p>
      <ul className="flex flex-col gap-4">
        {windows.map((window) => (
          <li key={window.window_id}>
            <Window window={window} side={side} />
          </li>
        ))}
      </ul>
      {windows.length === 0 && <p className="text-small">{t('fleet.windows.none')}</p>}
      <div>
        <Button kind="outline" icon="wrench" onClick={() => setPlanning(true)}>
          {t('fleet.window.plan')}
        </Button>
      </div>
      {planning && <PlanWindowDialog side={side} stationId={stationId} onClose={() => setPlanning(false)} />}
    </>
  );
}

function Window({ window, side }: { readonly window: MaintenanceWindow; readonly side: WindowSide }) {
  const end = useEndWindow(side);
  const { t, format } = useTranslator();
  const { window_id, from, until, reason, state, by } = window;
  const isOpen = state === 'open';
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="figures text-small font-medium">{spanText(format, from, until)}</span>
        <Chip tone={TONES[state]}>{t(`fleet.window.state.${state}`)}</Chip>
      </div>
      <p className="text-small text-ink-soft wrap-anywhere">
        <bdi>{reason}</bdi>
        {by !== null && ` · ${t('fleet.window.by', { name: by })}`}
      </p>
      {(isOpen || state === 'planned') && (
        <div>
          <ActButton
            kind="outline"
            label={t(isOpen ? 'fleet.window.end' : 'fleet.window.cancel')}
            ask={t('fleet.window.end.ask')}
            why={t('fleet.window.end.why')}
            no={t('fleet.window.keep')}
            act={end}
            input={() => ({ window_id })}
          />
        </div>
      )}
    </div>
  );
}

/** The maintenance windows of an own station, for the people of its shop (OP-05). */
export function StationWindows({ id }: { readonly id: StationId }) {
  const windows = useWindows(id);
  if (!windows.data) return <Skeleton className="h-24 rounded-large" />;
  return <Windows side="Partner" stationId={id} windows={windows.data} />;
}
