import type { RefObject } from 'react';
import { useEditorState } from '../../model/context.ts';
import { useCellDialog } from '../../features/collage/use-cell-dialog.ts';
import { CellMarks } from './cell-marks.tsx';
import { FindingOutlines } from '../../features/preflight/finding-outlines.tsx';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { Announcer } from './announcer.tsx';
import { Guides } from './guides.tsx';
import { LayerNodes } from './layer-nodes.tsx';
import { Magnifier } from './magnifier.tsx';
import { SelectionBox } from './selection-box.tsx';
import { useCellInput } from './use-cell-input.ts';
import { isCropping } from '../../session/state.ts';
import { SurfaceSpace } from './surface-space.tsx';

/** Loaded when a picture is first cropped. */
const loadCropView = async () => (await import('./crop-view.tsx')).CropView;

/** Everything that lies over the design. @param stage the element that the pointer and the wheel act on */
export function Overlay({ stage }: { readonly stage: RefObject<HTMLElement | null> }) {
  useCellDialog();
  useCellInput(stage);
  const cropping = useEditorState(isCropping);
  return (
    <>
      <Guides />
      <FindingOutlines />
      <LayerNodes />
      <CellMarks />
      <Announcer />
      <SelectionBox />
      <Marquee />
      <Magnifier stage={stage} />
      {cropping && <LazyPart load={loadCropView} props={{}} texts="tools" fallback={null} />}
    </>
  );
}

/** The rectangle that a mouse draws to select the layers in it. */
function Marquee() {
  const box = useEditorState((state) => state.marquee);
  if (!box) return null;
  return (
    <SurfaceSpace>
      <rect
        {...box}
        className="fill-cool stroke-cool"
        fillOpacity="0.12"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </SurfaceSpace>
  );
}
