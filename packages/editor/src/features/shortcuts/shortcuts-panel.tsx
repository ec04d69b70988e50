import { useT } from '@cpc/ui';
import { Panel } from '../../parts/panel.tsx';
import { ShortcutList } from './shortcut-list.tsx';

export function ShortcutsPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Panel title={t('studio.keys')} onClose={onClose}>
      <ShortcutList />
    </Panel>
  );
}
