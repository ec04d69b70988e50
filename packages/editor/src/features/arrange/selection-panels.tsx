import { updateLayers } from '@cpc/design';
import { Skeleton, Slider, ToolButton, useT } from '@cpc/ui';
import { ARRANGE_ACTIONS } from '../../actions/arrange-actions.ts';
import { SNAP } from '../../actions/selection-actions.ts';
import { useEditor, useEditorRuntime, useEditorState } from '../../model/context.ts';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Measures } from './measures.tsx';
import { documentOf } from '../../document/state.ts';
import { amend, endStep } from '../../document/steps.ts';
import { selectedLayers } from '../../session/selected.ts';

interface PanelProps {
  readonly onClose: () => void;
}

/** All actions on the selection that have no place in the bar. */
export function MorePanel({ onClose }: PanelProps) {
  const t = useT();
  const runtime = useEditorRuntime();
  return (
    <Panel title={t('studio.action.more')} onClose={onClose}>
      {runtime && <runtime.MoreActions />}
      <Measures />
    </Panel>
  );
}

/** Aligns and orders the selection: several layers to each other, a single one on the case. */
export function ArrangePanel({ onClose }: PanelProps) {
  const t = useT();
  const editor = useEditor();
  useEditorState((state) => state.selection);
  useEditorState((state) => state.snaps);
  const state = editor.store.getState();
  return (
    <Panel title={t('studio.action.arrange')} onClose={onClose}>
      <div className="grid grid-cols-3 gap-1">
        {[...ARRANGE_ACTIONS, SNAP].map((action) => (
          <ToolButton
            key={action.id}
            icon={action.icon(state)}
            label={t(action.label(state))}
            onClick={() => action.run(editor)}
            disabled={!action.enabled(state)}
          />
        ))}
      </div>
    </Panel>
  );
}

/** How much shows through the selected layers. */
export function OpacityPanel({ onClose }: PanelProps) {
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
        onCommit={() => endStep(store)}
      />
    </Panel>
  );
}

const loadColours = async () => (await import('../../parts/colour/art-colours.tsx')).ArtColours;

/** The main colours of a sticker, each of which can be another one (ED-01). */
export function RecolourPanel({ onClose }: PanelProps) {
  const t = useT();
  return (
    <Panel title={t('studio.action.recolour')} onClose={onClose}>
      <LazyPart load={loadColours} props={{}} fallback={<Skeleton className="h-24" />} />
    </Panel>
  );
}
