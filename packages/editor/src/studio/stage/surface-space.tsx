import type { ReactNode } from 'react';
import { useEditorState } from '../../model/context.ts';

export interface SurfaceSpaceProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Draws its children in millimetres of the surface. */
export function SurfaceSpace({ className = '', children }: SurfaceSpaceProps) {
  const { scale, x, y } = useEditorState((state) => state.view);
  return (
    <svg aria-hidden className={`pointer-events-none absolute inset-0 size-full overflow-visible ${className}`}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>
    </svg>
  );
}
