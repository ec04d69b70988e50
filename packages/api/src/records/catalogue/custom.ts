import { CallError } from '@cpc/contract';
import { type Bed, customSizeOf, customSurface, type Surface } from '@cpc/design';

/** The bed if no station is named: the common A3 flatbed, in mm. */
export const USUAL_BED: Bed = { width: 320, height: 420 };

/**
 * The surface of a custom size. The server computes it from the measures and never accepts it from a client (CT-04).
 * @returns undefined for the identity of something in the catalogue
 * @throws CallError invalidInput for a size that does not fit the bed
 */
export function customGoods(goodsId: string, bed: Bed): Surface | undefined {
  const size = customSizeOf(goodsId);
  if (!size) return undefined;
  const surface = customSurface(size, bed);
  if (!surface) throw new CallError('invalidInput', { field: 'goods_id' });
  return surface;
}
