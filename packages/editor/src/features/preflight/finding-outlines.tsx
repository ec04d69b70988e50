import type { Finding, Layer } from '@cpc/design';
import { layerCorners } from '@cpc/paint';
import { useEditor, useEditorState } from '../../model/context.ts';
import { toStage } from '../../geometry/view.ts';
import { layerOf } from '../../document/state.ts';
import { useFindings } from './context.ts';
import { shownPanel } from '../../session/state.ts';

/** While the findings are open, frames every layer concerned. */
export function FindingOutlines() {
  const open = useEditorState((state) => shownPanel(state) === 'preflight' && state.dragged === null);
  const findings = useFindings();
  if (!open) return null;
  const concerned = [...new Set(findings.flatMap(({ layer }) => layer ?? []))];
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
      {concerned.map((id) => (
        <Outline key={id} id={id} />
      ))}
    </svg>
  );
}

function Outline({ id }: { readonly id: NonNullable<Finding['layer']> }) {
  const layer = useEditorState((state) => layerOf(state, id));
  return layer ? <Frame layer={layer} /> : null;
}

function Frame({ layer }: { readonly layer: Layer }) {
  const { assets } = useEditor();
  const view = useEditorState((state) => state.view);
  const corners = layerCorners(layer, assets).map((corner) => toStage(view, corner));
  const points = corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return <polygon points={points} fill="none" className="stroke-warn" strokeWidth="2" strokeDasharray="6 5" />;
}
