import { UPLOAD_LIMITS } from '@cpc/contract/wire';

/** The JPEG qualities to try until a file fits. */
const QUALITIES = [0.95, 0.85, 0.7];

/** Why a canvas is no file: it does not fit into the memory of this device, or no file of it is small enough. */
export type NotEncoded = 'memory' | 'tooLarge';

/** A file of the picture on a canvas that the server accepts: a JPEG, or a PNG if it is transparent. */
export async function encodePicture(canvas: HTMLCanvasElement, seeThrough: boolean): Promise<Blob | NotEncoded> {
  if (seeThrough) return fitting(await blobOf(canvas, 'image/png'));
  for (const quality of QUALITIES) {
    const jpeg = fitting(await blobOf(canvas, 'image/jpeg', quality));
    if (jpeg !== 'tooLarge') return jpeg;
  }
  return 'tooLarge';
}

/** @returns null if the canvas does not fit into the memory of this device */
const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

function fitting(blob: Blob | null): Blob | NotEncoded {
  if (blob === null) return 'memory';
  return blob.size <= UPLOAD_LIMITS.bytes ? blob : 'tooLarge';
}
