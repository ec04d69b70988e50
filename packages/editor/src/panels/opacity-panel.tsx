import { updateLayers } from '@cpc/design';
import { Slider, useT } from '@cpc/ui';
import { useEditor, useEditorState } from '../context.ts';
import { documentOf, selectedLayers } from '../store/state.ts';
import { amend, settle } from '../store/store.ts';
import { Panel } from '../parts/panel.tsx';

export function OpacityPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { store } = useEditor();
  const layers = useEditorState(selectedLayers);
  const [layer] = layers;
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
          amend(
            store,
            updateLayers(documentOf(store.getState()), store.getState().selection, () => ({ opacity: value / 100 })),
          )
        }
        onCommit={() => settle(store)}
      />
    </Panel>
  );
}
