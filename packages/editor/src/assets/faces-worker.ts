import { type LightFaces, openLightFaces } from '@cpc/cutout/light';
import { LIGHT_MODEL } from '@cpc/cutout/light-model';
import type { Rect } from '@cpc/design';
import type { Pixels } from '@cpc/imaging';
import { proxySize } from './proxy.ts';

/** The part of a worker's global object that is used. The library of workers and that of pages exclude each other. */
interface WorkerScope {
  readonly fetch: typeof globalThis.fetch;
  readonly postMessage: (faces: readonly Rect[]) => void;
  onmessage: ((event: MessageEvent<ImageBitmap>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

/** Long edge of what is looked at, pixels: the smallest face that counts has 60 of them. */
const EDGE = 720;

/** Loads while the page prepares the photo. Without a network, or in a browser without SIMD, nobody is found. */
const finder = open();

async function open(): Promise<LightFaces> {
  const response = await scope.fetch(LIGHT_MODEL);
  if (!response.ok) throw new Error(`${LIGHT_MODEL} could not be loaded`);
  return openLightFaces(new Uint8Array(await response.arrayBuffer()));
}

async function facesIn(photo: ImageBitmap): Promise<readonly Rect[]> {
  const find = await finder;
  const { width, height } = proxySize(photo, EDGE);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(photo, 0, 0, width, height);
  photo.close();
  return find(context.getImageData(0, 0, width, height) as Pixels);
}

scope.onmessage = ({ data }) => {
  facesIn(data)
    .catch((): readonly Rect[] => [])
    .then((faces) => scope.postMessage(faces))
    .catch(() => undefined);
};
