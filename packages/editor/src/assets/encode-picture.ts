import { UPLOAD_LIMITS } from '@cpc/contract/wire';

/** The JPEG qualities to try until a file fits. */
const QUALITIES = [0.95, 0.85, 0.7];

/**
 * A file of the picture on a canvas that the server accepts: a JPEG, or a PNG if it is transparent.
 * @returns undefined if no file is small enough, or the picture does not fit into the memory of this device
 */
export async function encodePicture(canvas: HTMLCanvasElement, seeThrough: boolean): Promise<Blob | undefined> {
  if (seeThrough) return fitting(await blobOf(canvas, 'image/png'));
  for (const quality of QUALITIES) {
    const jpeg = fitting(await blobOf(canvas, 'image/jpeg', quality));
    if (jpeg) return jpeg;
  }
  return undefined;
}

/** @returns null if the canvas does not fit into the memory of this device */
const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

const fitting = (blob: Blob | null): Blob | undefined =>
  blob !== null && blob.size <= UPLOAD_LIMITS.bytes ? blob : undefined;
