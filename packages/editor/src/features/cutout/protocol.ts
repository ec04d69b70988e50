import type { CutSubject } from '@cpc/cutout';
import type { Mask, Pixels, Tap } from '@cpc/imaging';

/** What the worker is asked to cut out of a picture. */
export type CutTask =
  | { readonly kind: 'people'; readonly picture: Pixels }
  | { readonly kind: 'taps'; readonly picture: Pixels; readonly taps: readonly Tap[] };

/**
 * Why nothing was cut out: no clear face, a file of the tool could not be loaded, this browser cannot run the tool,
 * the work ended without a result, mostly for want of memory, the server could not do it instead now, or cannot do it
 * for this picture, or the result could not be made of the mask.
 */
export type NotCut = 'noPerson' | 'notLoaded' | 'unable' | 'broken' | 'serverFailed' | 'serverRefused' | 'notMade';

/** One question to the worker, and its answer with the same number. */
export interface CutRequest {
  readonly id: number;
  readonly task: CutTask;
}

export interface CutAnswer {
  readonly id: number;
  readonly result: Mask | NotCut;
}

/** The people of a photo, for ideas. */
export interface FoundSubject extends CutSubject {
  readonly mask: Mask;
  /** A small picture of them alone. */
  readonly picture: ImageBitmap;
}

/** Asks for the people of a photo. The photo is given away with it. */
export interface SubjectRequest {
  readonly id: number;
  readonly task: { readonly kind: 'subject'; readonly bitmap: ImageBitmap };
}

export interface SubjectAnswer {
  readonly id: number;
  readonly result: FoundSubject | NotCut;
}
