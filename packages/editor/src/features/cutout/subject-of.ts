import { CUT_EDGE, cutOutPeople, type Runtime, subjectOf } from '@cpc/cutout';
import type { Pixels } from '@cpc/imaging';
import { proxySize } from '../../assets/proxy.ts';
import type { FoundSubject } from './protocol.ts';

/** Long edge of the small picture, in pixels: as large as the photo in previews of ideas. */
const SMALL_EDGE = 720;

/** Cuts the people out of a photo, in a worker: the mask, where they are, and a small picture of them. */
export async function subjectIn(photo: ImageBitmap, runtime: Runtime): Promise<FoundSubject | 'noPerson'> {
  const size = proxySize(photo, CUT_EDGE);
  const context = contextOf(size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, size.width, size.height);
  photo.close();
  const image = context.getImageData(0, 0, size.width, size.height);
  const cut = await cutOutPeople(image as Pixels, runtime);
  const found = cut.kind === 'cut' ? subjectOf(cut.mask, cut.faces) : undefined;
  if (cut.kind !== 'cut' || !found) return 'noPerson';
  const { mask } = cut;
  for (let i = 0; i < mask.data.length; i++) {
    image.data[i * 4 + 3] = ((image.data[i * 4 + 3] as number) * (mask.data[i] as number)) / 255;
  }
  context.putImageData(image, 0, 0);
  const small = contextOf(proxySize(size, SMALL_EDGE));
  small.imageSmoothingQuality = 'high';
  small.drawImage(context.canvas, 0, 0, small.canvas.width, small.canvas.height);
  return { mask, ...found, picture: small.canvas.transferToImageBitmap() };
}

function contextOf({ width, height }: { readonly width: number; readonly height: number }) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('subjectIn: the browser gave no 2D canvas context');
  return context;
}
