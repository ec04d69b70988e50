import type { AgentRelease } from '@cpc/contract';
import type { ReleaseState } from '@cpc/domain';
import { Card, Chip, Progress, type Tone, useTranslator } from '@cpc/ui';
import { History, Moment } from '../core/history.tsx';
import { ReleaseButtons } from './release-buttons.tsx';

const TONES: Readonly<Record<ReleaseState, Tone>> = {
  added: 'neutral',
  rolling: 'cool',
  paused: 'warn',
  withdrawn: 'neutral',
};
const MAX_SHOWN = 4;

export function ReleaseCard({ release }: { readonly release: AgentRelease }) {
  const { t, format } = useTranslator();
  const { version, state, notes, by, added_at, wished, running, failed, share, named, stopped_at } = release;
  const changes = release.history
    .slice(0, MAX_SHOWN)
    .map(({ event, ...change }) => ({ ...change, what: t(`fleet.release.event.${event}`) }));
  return (
    <Card className="flex h-full flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lead font-semibold">
          <bdi>{version}</bdi>
        </h2>
        <Chip tone={TONES[state]}>{t(`fleet.release.state.${state}`)}</Chip>
      </div>
      <div className="text-small text-ink-soft flex flex-col gap-1">
        {notes !== '' && (
          <p dir="auto" className="text-ink wrap-anywhere whitespace-pre-line">
            {notes}
          </p>
        )}
        <p>
          {`${t('fleet.release.added', { name: by })} · `}
          <Moment at={added_at} className="figures" />
        </p>
      </div>
      {wished > 0 && (
        <div className="flex flex-col gap-2">
          <Progress percent={(running / wished) * 100} label={t('fleet.release.progress', { running, wished })} />
          <p className="text-small flex flex-wrap gap-x-3">
            <span className="font-medium">{t('fleet.release.progress', { running, wished })}</span>
            {failed > 0 && <span className="text-bad font-medium">{t('fleet.release.failed', { count: failed })}</span>}
          </p>
        </div>
      )}
      {(state === 'rolling' || state === 'paused') && (
        <p className="text-small text-ink-soft">
          {t('fleet.release.share', { share: format.percent(share) })}
          {named.length > 0 && ` ${t('fleet.release.named', { count: named.length })}`}
        </p>
      )}
      {stopped_at !== null && (
        <p className="text-warn text-small font-medium">{t('fleet.release.stopped', { version })}</p>
      )}
      <ReleaseButtons release={release} />
      <History
        label={t('fleet.release.history')}
        className="border-line mt-auto flex flex-col gap-2 border-t pt-4"
        changes={changes}
      />
    </Card>
  );
}
