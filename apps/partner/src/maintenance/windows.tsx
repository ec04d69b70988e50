import { ConfirmButton } from '@cpc/appkit';
import type { ActionInput, MaintenanceWindow } from '@cpc/contract';
import type { StationId, WindowState } from '@cpc/domain';
import { spanText } from '@cpc/i18n';
import { Button, Chip, type Tone, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import type { Act } from './act.ts';
import { PlanWindowDialog } from './plan-window-dialog.tsx';

interface WindowsProps {
  readonly stationId: StationId;
  readonly windows: readonly MaintenanceWindow[];
  readonly plan: Act<ActionInput<'Operator.planWindow'>>;
  readonly end: Act<ActionInput<'Operator.endWindow'>>;
}

const TONES: Readonly<Record<WindowState, Tone>> = {
  planned: 'cool',
  open: 'warn',
  ended: 'neutral',
  cancelled: 'neutral',
};

/** The maintenance windows of a station, for its shop and for operators (OP-05). */
export function Windows({ stationId, windows, plan, end }: WindowsProps) {
  const t = useT();
  const [planning, setPlanning] = useState(false);
  return (
    <>
      <p className="text-small text-ink-soft">{t('fleet.windows.why')}</p>
      <ul className="flex flex-col gap-4">
        {windows.map((window) => (
          <li key={window.window_id}>
            <Window window={window} end={end} />
          </li>
        ))}
      </ul>
      {windows.length === 0 && <p className="text-small">{t('fleet.windows.none')}</p>}
      <div>
        <Button kind="outline" icon="wrench" onClick={() => setPlanning(true)}>
          {t('fleet.window.plan')}
        </Button>
      </div>
      {planning && <PlanWindowDialog stationId={stationId} plan={plan} onClose={() => setPlanning(false)} />}
    </>
  );
}

function Window({ window, end }: { readonly window: MaintenanceWindow; readonly end: WindowsProps['end'] }) {
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
          <ConfirmButton
            kind="outline"
            label={t(isOpen ? 'fleet.window.end' : 'fleet.window.cancel')}
            ask={t('fleet.window.end.ask')}
            why={t('fleet.window.end.why')}
            no={t('fleet.window.keep')}
            busy={end.isPending}
            act={(done) => end.mutate({ window_id }, { onSuccess: done })}
          />
        </div>
      )}
    </div>
  );
}
