import type { Surface } from '@cpc/design';
import { frameOf } from './frame.ts';

interface CaseRoomProps {
  readonly surface: Surface;
  readonly className?: string;
}

/** The room that a `PhoneCase` takes up, before it is drawn. */
export function CaseRoom({ surface, className }: CaseRoomProps) {
  const { width, height } = frameOf(surface);
  return <div className={className} style={{ aspectRatio: `${width} / ${height}` }} />;
}
