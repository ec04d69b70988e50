import { useEditorState } from '../../model/context.ts';
import { SurfaceSpace } from './surface-space.tsx';

/** The rectangle that a mouse draws to select the layers in it. */
export function Marquee() {
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
