import { updateLayer } from '@cpc/design';
import { Slider, useT } from '@cpc/ui';
import { useEditor, useEditorState } from '../context.ts';
import { documentOf, selectedLayer } from '../store/state.ts';
import { amend, settle } from '../store/store.ts';
import { Panel } from './panel.tsx';

export function OpacityPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { store } = useEditor();
  const layer = useEditorState(selectedLayer);
  if (!layer) return null;
  const percent = Math.round(layer.opacity * 100);
  return (
    <Panel title={t('studio.action.opacity')} onClose={onClose}>
      <Slider
        label={t('studio.action.opacity')}
        min={5}
        max={100}
        value={percent}
        text={t('studio.opacity.value', { value: percent })}
        onChange={(value) =>
          amend(store, updateLayer(documentOf(store.getState()), layer.id, { opacity: value / 100 }))
        }
        onCommit={() => settle(store)}
      />
    </Panel>
  );
}
