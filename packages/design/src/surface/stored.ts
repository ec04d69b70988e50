import { mm } from '@cpc/domain';
import type { Surface } from './surface.ts';

/** A stored surface; old ones have no wrap zone and no form, because each was a flat case. */
export type StoredSurface = Omit<Surface, 'wrap' | 'form'> & Partial<Pick<Surface, 'wrap' | 'form'>>;

/** Completes a stored surface of any age. */
export function wholeSurface(stored: StoredSurface): Surface {
  return { wrap: mm(0), form: { kind: 'shell', depth: mm(8) }, ...stored };
}
