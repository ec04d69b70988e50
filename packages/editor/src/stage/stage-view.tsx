import { useRef } from 'react';
import type { ShellLook } from '@cpc/design';
import { FindingOutlines } from '../preflight/finding-outlines.tsx';
import { useEditorState } from '../context.ts';
import { Later } from '../studio/later.tsx';
import { Announcer } from './announcer.tsx';
import { CaseBack } from './case-back.tsx';
import { CaseFront } from './case-front.tsx';
import { Guides } from './guides.tsx';
import { LayerNodes } from './layer-nodes.tsx';
import { Marquee } from './marquee.tsx';
import { SelectionBox } from './selection-box.tsx';
import { useHands } from './use-hands.ts';
import { usePainter } from './use-painter.ts';
import { useStageSize } from './use-stage-size.ts';

/** Fetched with the first picture that is cropped. */
const loadCropView = async () => (await import('./crop-view.tsx')).CropView;

/** The case in the middle, and the hands on it. The design itself is never mirrored, whatever the language. */
export function StageView({ shell }: { readonly shell: ShellLook }) {
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // Thin ink without white beneath it mixes with what it lies on; while drawing, colours stay as they are chosen.
  const mixes = useEditorState((state) => state.preview && shell.underbase === 'none');
  const cropping = useEditorState((state) => state.crop !== null);
  useStageSize(stage, world);
  usePainter(sheet);
  useHands(stage);
  return (
    <div
      ref={stage}
      dir="ltr"
      className="relative size-full touch-none overflow-hidden rounded-huge select-none [-webkit-touch-callout:none]"
    >
      <div ref={world} className="absolute inset-0 origin-top-left">
        <CaseBack shell={shell} />
        <div ref={sheet} className={`absolute inset-0 origin-top-left ${mixes ? 'mix-blend-multiply' : ''}`}>
          <canvas data-band="below" className="absolute top-0 left-0 max-w-none will-change-transform" />
          <canvas data-band="active" className="absolute top-0 left-0 max-w-none will-change-transform" />
          <canvas data-band="above" className="absolute top-0 left-0 max-w-none will-change-transform" />
          <canvas data-band="live" className="absolute top-0 left-0 max-w-none will-change-transform" />
        </div>
        <CaseFront />
        <Guides />
        <FindingOutlines />
        <LayerNodes />
        <Announcer />
        <SelectionBox />
        <Marquee />
        {cropping && <Later load={loadCropView} props={{}} fallback={null} />}
      </div>
    </div>
  );
}
