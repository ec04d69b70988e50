import type { DrawingView } from '@cpc/contract';
import type { DrawingPort, DrawingWish } from '../../ports/drawing-port.ts';

/** The server's names for it that the result to vary is not there any more. */
const GONE: readonly string[] = ['drawingExpired', 'notFound'];

/**
 * Begins a drawing. If it varies a result that is gone, its own words are drawn instead, if it has any.
 * @throws Error with words for the customer
 */
export async function beginDrawing(port: Pick<DrawingPort, 'begin'>, wish: DrawingWish): Promise<DrawingView> {
  try {
    return await port.begin(wish);
  } catch (error) {
    const { variation_of, ...plain } = wish;
    const isGone = variation_of !== undefined && error instanceof Error && GONE.includes(error.name);
    if (!isGone || plain.prompt === undefined) throw error;
    return await port.begin(plain);
  }
}
