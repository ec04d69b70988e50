import { mm } from '@cpc/domain';
import type { Surface } from './surface.ts';

/** A surface as it was written before surfaces had a wrap zone and a form: every one was a flat case. */
export type StoredSurface = Omit<Surface, 'wrap' | 'form'> & Partial<Pick<Surface, 'wrap' | 'form'>>;

/** A surface of any age, whole. */
export function wholeSurface(stored: StoredSurface): Surface {
  return { wrap: mm(0), form: { kind: 'shell', depth: mm(8) }, ...stored };
}
