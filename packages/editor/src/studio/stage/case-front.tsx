import { CaseCamera, CaseGloss } from '@cpc/ui';
import { memo, useId } from 'react';
import { useCore } from '../../model/context.ts';
import { SurfaceSpace } from './surface-space.tsx';

/** Drawn above the artwork: the light on the edge, and the cut-outs with what is visible through them. */
export const CaseFront = memo(function CaseFront() {
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
