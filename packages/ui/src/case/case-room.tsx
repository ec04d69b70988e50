import type { Surface } from '@cpc/design';
import { frameOf } from './frame.ts';

/** The room that a `PhoneCase` takes up, before it is drawn. */
export function CaseRoom({ surface, className }: { readonly surface: Surface; readonly className?: string }) {
  const { width, height } = frameOf(surface);
  return <div className={className} style={{ aspectRatio: `${width} / ${height}` }} />;
}
