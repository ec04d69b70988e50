import { type DesignDocument, type Layer, layersOf } from '@cpc/design';
import { layerCorners } from '@cpc/paint';
import { useT } from '@cpc/ui';
import { memo, useId, useRef } from 'react';
import { useEditor, useEditorState } from '../context.ts';
import { type Size, toStage, type View } from '../geometry/view.ts';
import { layerName } from './layer-name.ts';

/** A canvas says nothing to a screen reader: every layer has a node that can be reached and named (ED-11). */
export function LayerNodes() {
  const t = useT();
  const help = useId();
  const layers = layersOf(useRestingDocument());
  const view = useEditorState((state) => state.view);
  const selection = useEditorState((state) => state.selection);
  return (
    <>
      <p id={help} className="sr-only">
        {t('studio.layer.help')}
      </p>
      <ul aria-label={t('studio.stage', { count: layers.length })} className="pointer-events-none absolute inset-0">
        {layers.map((layer) => (
          <LayerNode key={layer.id} layer={layer} view={view} selected={layer.id === selection} help={help} />
        ))}
      </ul>
    </>
  );
}

/** While a finger moves a layer, no one reads: the nodes follow when it rests, and the drag stays cheap. */
function useRestingDocument(): DesignDocument {
  const { store } = useEditor();
  const last = useRef(store.getState().history.document);
  return useEditorState((state) => {
    if (state.held === null) last.current = state.history.document;
    return last.current;
  });
}

interface LayerNodeProps {
  readonly layer: Layer;
  readonly view: View;
  readonly selected: boolean;
  readonly help: string;
}

const LayerNode = memo(function LayerNode({ layer, view, selected, help }: LayerNodeProps) {
  const t = useT();
  const { store, assets } = useEditor();
  // A text's box is known when its typeface has come.
  useEditorState((state) => state.arrivals);
  const corners = layerCorners(layer, assets).map((corner) => toStage(view, corner));
  const [left, top] = [Math.min(...corners.map((c) => c.x)), Math.min(...corners.map((c) => c.y))];
  const box: Size = {
    width: Math.max(...corners.map((c) => c.x)) - left,
    height: Math.max(...corners.map((c) => c.y)) - top,
  };
  return (
    <li>
      <button
        type="button"
        data-layer={layer.id}
        aria-pressed={selected}
        aria-describedby={help}
        className="absolute top-0 left-0 rounded-small"
        style={{ transform: `translate(${left}px, ${top}px)`, ...box }}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && store.setState({ selection: layer.id })}
        onClick={() => store.setState({ selection: layer.id })}
      >
        <span className="sr-only">{layerName(layer, t)}</span>
      </button>
    </li>
  );
});
