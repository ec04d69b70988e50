import { lazy, type ReactNode, Suspense } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-sets.ts';
import { useT } from '../text/text-provider.tsx';
import { Button } from './button.tsx';
import { type Tone, TONES } from './chip.tsx';
import { Spinner } from './spinner.tsx';

const vignette = () => import('../marks/vignette.tsx');

/** Loads the drawings of `StateView`, so that they are there when the network is not. */
export const loadVignettes = (): Promise<unknown> => vignette().catch(() => undefined);

/** If it does not load, the icon takes its place. */
const Vignette = lazy(() =>
  vignette().catch(() => ({ default: ({ otherwise }: { readonly otherwise: ReactNode }) => otherwise })),
);

export interface StateViewProps {
  readonly icon: IconName;
  readonly title: string;
  /** What happened, and what to do next. */
  readonly hint?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly action?: ReactNode;
}

/** A page or panel with nothing else to show: empty, offline, out of stock, under maintenance. */
export function StateView({ icon, title, hint, tone = 'neutral', action }: StateViewProps) {
  const tile = (
    <span className={`grid size-20 place-items-center rounded-drop ${TONES[tone]}`}>
      <Icon name={icon} size={36} />
    </span>
  );
  return (
    <div className="state-view animate-rise">
      <div className="grid h-33 place-items-center">
        <Suspense>
          <Vignette name={icon} otherwise={tile} />
        </Suspense>
      </div>
      <div className="flex flex-col gap-2">
        <h2 className="text-title font-semibold">{title}</h2>
        {hint !== undefined && <p className="text-body text-ink-soft">{hint}</p>}
      </div>
      {action}
    </div>
  );
}

/** An error: what failed, and a button to retry. */
export function ErrorState({
  title,
  hint,
  onRetry,
}: {
  readonly title?: string;
  readonly hint?: string;
  readonly onRetry?: () => void;
}) {
  const t = useT();
  return (
    <div role="alert">
      <StateView
        icon={navigator.onLine ? 'warning' : 'offline'}
        tone="warn"
        title={title ?? t('common.loading.failed')}
        hint={hint ?? t('common.loading.failed.hint')}
        action={
          onRetry && (
            <Button kind="outline" icon="refresh" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}

export function LoadingState() {
  const t = useT();
  return (
    <output className="text-ink-soft flex min-h-60 items-center justify-center gap-3">
      <Spinner size={24} />
      {t('common.loading')}
    </output>
  );
}
