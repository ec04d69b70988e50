import { Button, Skeleton, useT } from '@cpc/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { MapProps } from './props.ts';

type Loaded = ComponentType<MapProps> | 'failed' | undefined;

/** A map. Its library is loaded with the first one. If that fails, the list beside it has the same facts. */
export function LazyMap(props: MapProps) {
  const t = useT();
  const [View, setView] = useState<Loaded>();
  const waits = View === undefined;
  useEffect(() => {
    if (!waits) return undefined;
    let gone = false;
    const show = (view: Loaded) => {
      if (!gone) setView(() => view);
    };
    import('./leaflet-map.tsx').then(
      (module) => show(module.default),
      () => show('failed'),
    );
    return () => {
      gone = true;
    };
  }, [waits]);
  if (View === undefined) return <Skeleton className={`w-full rounded-large ${props.className}`} />;
  if (View === 'failed')
    return (
      <div
        role="alert"
        className={`bg-raised text-small text-ink-soft flex flex-col items-center justify-center gap-3 rounded-large p-6 text-center ${props.className}`}
      >
        {t('maps.failed')}
        <Button icon="refresh" onClick={() => setView(undefined)}>
          {t('common.retry')}
        </Button>
      </div>
    );
  return <View {...props} />;
}
