import { useT, CaseCamera, CaseGloss } from '@cpc/ui';
import { useRef, memo, useId } from 'react';
import type { ShellLook } from '@cpc/design';
import { useEditorRuntime, useEditorState, useCore } from '../../model/context.ts';
import { CaseBack } from './case-back.tsx';
import { useStageInput } from './use-stage-input.ts';
import { useStageSize } from './use-stage-size.ts';
import { isPreviewing } from '../../session/state.ts';
import { SurfaceSpace } from './surface-space.tsx';

/** The case in the middle, and the gestures on it. The design is never mirrored, in any language. */
export function StageView({ shell }: { readonly shell: ShellLook }) {
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const t = useT();
  const runtime = useEditorRuntime();
  // Thin ink without white beneath mixes with the colour below. While drawing, colours stay as chosen.
  const mixes = useEditorState((state) => isPreviewing(state) && shell.underbase === 'none');
  useStageSize(stage, world);
  useStageInput(stage);
  return (
    <div
      ref={stage}
      data-stage
      dir="ltr"
      className="wide:overflow-x-visible wide:overflow-y-clip relative size-full touch-none overflow-clip select-none [-webkit-touch-callout:none] [overflow-clip-margin:4rem]"
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
        {runtime ? (
          <>
            <runtime.Painter sheet={sheet} />
            <runtime.Overlay stage={stage} />
          </>
        ) : (
          <ul aria-label={t('studio.stage', { count: 0 })} />
        )}
      </div>
    </div>
  );
}

/** Drawn above the artwork: the light on the edge, and the cut-outs with what is visible through them. */
const CaseFront = memo(function CaseFront() {
  const { surface } = useCore();
  const id = useId();
  return (
    <SurfaceSpace>
      <CaseGloss surface={surface} id={id} />
      {surface.cutouts.map((cutout, i) => (
        <CaseCamera key={i} cutout={cutout} id={`${id}-${i}`} />
      ))}
    </SurfaceSpace>
  );
});
