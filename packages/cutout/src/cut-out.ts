import { type Mask, maskOf, type Pixels } from '@cpc/imaging';
import { clearFaces, type Face } from './faces.ts';
import { personPlane } from './person.ts';
import type { Runtime } from './runtime.ts';

/**
 * The longer edge that a picture is reduced to before it is cut out. The models see 256 pixels; the edges come from the
 * picture itself, and are no finer on a print than this.
 */
export const CUT_EDGE = 1600;

/** What became of a cut-out: how much of each pixel is kept, and the clear faces; or that no face is clear enough. */
export type CutOut =
  | { readonly kind: 'cut'; readonly mask: Mask; readonly faces: readonly Face[] }
  | { readonly kind: 'no-face' };

/**
 * Cuts the people out of a picture whose longer edge is at most `CUT_EDGE`. Refuses a picture without a clear face of a
 * real person (AI-02). A painted face that looks like a photo of one is accepted.
 * @param runtime may reject to stop the work
 */
export async function cutOutPeople(picture: Pixels, runtime: Runtime): Promise<CutOut> {
  const faces = await clearFaces(picture, runtime);
  if (faces.length === 0) return { kind: 'no-face' };
  return { kind: 'cut', mask: maskOf(await personPlane(picture, faces, runtime)), faces };
}
