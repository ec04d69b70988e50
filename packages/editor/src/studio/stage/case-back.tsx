import { growShape, pathData, shapePath } from '@cpc/design';
import { CaseBody } from '@cpc/ui';
import { memo, useId } from 'react';
import { useCore, useEditorState } from '../../model/context.ts';
import type { ShellLook } from '@cpc/design';
import { SurfaceSpace } from './surface-space.tsx';
import { isPreviewing } from '../../session/state.ts';

/** Drawn beneath the artwork: the shadow on the ground, and the shell in its colour. */
export const CaseBack = memo(function CaseBack({ shell }: { readonly shell: ShellLook }) {
  const { surface } = useCore();
  const previewed = useEditorState(isPreviewing);
  const id = useId();
  return (
    <SurfaceSpace className="will-change-transform">
      <filter id={`${id}-blur`} x="-50%" y="-25%" width="200%" height="150%" colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation="6" />
      </filter>
      <path
        d={pathData(shapePath(growShape(surface.outline, 1)))}
        transform="translate(0 6)"
        fillOpacity="0.6"
        filter={`url(#${id}-blur)`}
      />
      <CaseBody surface={surface} colour={shell.colour} opacity={shell.opacity} marked={!previewed} id={id} />
    </SurfaceSpace>
  );
});
