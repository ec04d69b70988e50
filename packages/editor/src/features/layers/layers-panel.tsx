import { useT } from '@cpc/ui';
import { LayerList } from './layer-list.tsx';
import { LayerTools } from './layer-tools.tsx';
import { StartAnew } from './start-anew.tsx';
import { Panel } from '../../parts/panel.tsx';

export function LayersPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Panel title={t('studio.add.layers')} onClose={onClose} steady head={<LayerTools />}>
      <LayerList />
      <StartAnew />
    </Panel>
  );
}
