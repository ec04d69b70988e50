import { boxAround, type DesignDocument, type Layer, type LayerId, layersOf } from '@cpc/design';
import { layerCorners } from '@cpc/paint';
import { useT } from '@cpc/ui';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { viewTransform } from '../../canvas/frame.ts';
import { useEditor, useEditorState } from '../../model/context.ts';
import { toStage, type View } from '../../geometry/view.ts';
import { layerName } from '../../model/layer-name.ts';
import { useTransform } from './use-transform.ts';
import { select, toggleSelected } from '../../session/selection.ts';
import { isCropping } from '../../session/state.ts';

/**
 * A canvas is invisible to a screen reader, so every layer has a focusable, named node (ED-11). One of them is in the
 * Tab order; Page Up, Page Down, Home and End move between layers, because the arrow keys move the selection.
 */
export function LayerNodes() {
  const t = useT();
  const help = useId();
  const layers = layersOf(useRestingDocument());
  const view = useRestingView();
  const arrivals = useEditorState((state) => state.arrivals);
  const selection = useEditorState((state) => state.selection);
  const [visited, visit] = useState<LayerId | null>(null);
  const isThere = (id: LayerId | null | undefined) => id != null && layers.some((layer) => layer.id === id);
  const entry = [selection[0], visited, layers.at(-1)?.id].find(isThere);
  const chosen = new Set(selection);
  return (
    <>
      <p id={help} className="sr-only">
        {t('studio.layer.help')}
      </p>
      <Moving painted={view}>
        <ul aria-label={t('studio.stage', { count: layers.length })} className="pointer-events-none absolute inset-0 ">
          {layers.map((layer) => (
            <LayerNode
              key={layer.id}
              layer={layer}
              view={view}
              arrivals={arrivals}
              selected={chosen.has(layer.id)}
              entry={layer.id === entry}
              help={help}
              onVisit={visit}
            />
          ))}
        </ul>
      </Moving>
    </>
  );
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  PageUp: (at) => at + 1,
  PageDown: (at) => at - 1,
  Home: (_, count) => count - 1,
  End: () => 0,
};

/** The list begins with the front layer. */
function goToLayer(event: KeyboardEvent<HTMLElement>): void {
  const nodes = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-layer]') ?? [])];
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  nodes[step(nodes.indexOf(event.currentTarget), nodes.length)]?.focus({ preventScroll: true });
}

/** The document for the nodes. While a picture is cropped it does not change; it follows afterwards. */
function useRestingDocument(): DesignDocument {
  const { store } = useEditor();
  const last = useRef(store.getState().history.document);
  return useEditorState((state) => {
    if (!isCropping(state)) last.current = state.history.document;
    return last.current;
  });
}

/** The view at rest: while the view moves, all nodes move with it by one transform. */
function useRestingView(): View {
  const { store } = useEditor();
  const last = useRef(store.getState().view);
  return useEditorState((state) => {
    if (!state.viewMoving) last.current = state.view;
    return last.current;
  });
}

function Moving({ painted, children }: { readonly painted: View; readonly children: ReactNode }) {
  const moving = useTransform<HTMLDivElement>((state) => viewTransform(painted, state.view));
  return (
    <div ref={moving} className="pointer-events-none absolute inset-0 origin-top-left">
      {children}
    </div>
  );
}

interface LayerNodeProps {
  readonly layer: Layer;
  readonly view: View;
  /** A text's box is known only when its typeface is loaded. */
  readonly arrivals: number;
  readonly selected: boolean;
  readonly entry: boolean;
  readonly help: string;
  readonly onVisit: (id: LayerId) => void;
}

const LayerNode = memo(function LayerNode({ layer, view, selected, entry, help, onVisit }: LayerNodeProps) {
  const t = useT();
  const { store, assets } = useEditor();
  const { x, y, width, height } = boxAround(layerCorners(layer, assets).map((corner) => toStage(view, corner)));
  const take = useCallback(() => {
    if (store.getState().multiSelect) toggleSelected(store, layer.id);
    else select(store, [layer.id]);
  }, [store, layer.id]);
  return (
    // In the flow, not positioned: then a thousand nodes do not slow down a moving layer.
    <li className="flow-root h-0">
      <button
        type="button"
        data-layer={layer.id}
        tabIndex={entry ? 0 : -1}
        aria-label={layerName(layer, t)}
        aria-pressed={selected}
        aria-describedby={help}
        className="block rounded-small"
        style={{ marginLeft: x, marginTop: y, width, height }}
        onFocus={(event) => {
          onVisit(layer.id);
          if (event.currentTarget.matches(':focus-visible') && !store.getState().multiSelect) take();
        }}
        onKeyDown={goToLayer}
        onClick={take}
      />
    </li>
  );
});
