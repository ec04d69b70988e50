import type { Surface } from '@cpc/design';
import { shapePath } from './shape-path.ts';

/** Marks where the print ends on goods that are larger, and where it folds over an edge. */
export function PrintArea({ surface, pen }: { readonly surface: Surface; readonly pen: number }) {
  return (
    <path
      d={shapePath(surface.outline, -surface.wrap)}
      fill="none"
      stroke="var(--color-ink-faint)"
      strokeOpacity={0.75}
      strokeWidth={pen}
      strokeDasharray={`${pen * 4} ${pen * 3}`}
    />
  );
}
