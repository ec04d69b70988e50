import { useT } from '@cpc/ui';
import { LayerList } from './layer-list.tsx';
import { LayerTools } from './layer-tools.tsx';
import { StartAnew } from './start-anew.tsx';

/** The list of layers beside the case, always visible on wide screens. */
export function LayersAside() {
  const t = useT();
  return (
    <>
      <div className="-mt-2 -me-2 flex min-h-11 items-center">
        <h2 className="text-small text-ink-soft me-auto font-semibold">{t('studio.add.layers')}</h2>
        <LayerTools />
      </div>
      <LayerList />
      <StartAnew />
    </>
  );
}
