import type { Crop } from '@cpc/design';
import { sourceNamedIn } from '@cpc/domain';
import type { Keeper } from '../../records/quotas/bytes.ts';
import type { Picture } from './picture.ts';
import { broken, decode, encode, proxyOf } from './picture.ts';

/** What is wanted of a stored picture. */
export interface Cut {
  readonly crop: Crop;
  /** px that the crop needs. A crop with more is reduced, in its own ratio, until one side has only what it needs. */
  readonly needed: { readonly width: number; readonly height: number };
}

/** A new picture, and the part of it that shows the same as the original crop. */
export interface CutPicture extends Picture {
  readonly crop: Crop;
}

/**
 * Cuts a stored picture. @param signal aborts when nobody waits for it any more @throws CallError imageBroken;
 * unavailable
 */
export type Cutter = (
  bytes: Uint8Array,
  mediaType: Picture['mediaType'],
  cut: Cut,
  keeper: Keeper,
  signal: AbortSignal,
) => Promise<CutPicture>;

/**
 * Cuts out the whole pixels that a crop touches, and nothing beyond them.
 * @returns the same bytes if nothing is cut away
 * @throws CallError imageBroken
 */
export async function cutPicture(
  bytes: Uint8Array,
  mediaType: Picture['mediaType'],
  { crop, needed }: Cut,
): Promise<CutPicture> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { width, height, xmpAsString = '' } = await broken(decode(whole).metadata());
  const modelSource = sourceNamedIn(xmpAsString);
  const box = pixelBox(crop, width, height);
  const share = Math.max(needed.width / (crop.width * width), needed.height / (crop.height * height));
  const size = share < 1 ? { width: Math.ceil(box.width * share), height: Math.ceil(box.height * share) } : box;
  const left = cropWithin(crop, box, width, height);
  if (share >= 1 && box.width === width && box.height === height) {
    const proxy = await proxyOf(whole, { width, height }, { mediaType, modelSource });
    return { bytes: whole, proxy, mediaType, width, height, modelSource, crop: left };
  }
  const cut = decode(whole).extract(box).resize(size.width, size.height, { fit: 'fill' });
  const { data, info } = await broken(encode(cut, { mediaType, modelSource }).toBuffer({ resolveWithObject: true }));
  const proxy = await proxyOf(data, info, { mediaType, modelSource });
  return { bytes: data, proxy, mediaType, width: info.width, height: info.height, modelSource, crop: left };
}

interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A smaller part of a pixel than this is a rounding error. */
const NOTHING = 1e-6;

function pixelBox(crop: Crop, width: number, height: number): PixelBox {
  const [left, right] = span(crop.x * width, (crop.x + crop.width) * width, width);
  const [top, bottom] = span(crop.y * height, (crop.y + crop.height) * height, height);
  return { left, top, width: right - left, height: bottom - top };
}

/** At least one whole pixel. */
function span(from: number, to: number, max: number): readonly [number, number] {
  const start = Math.min(max - 1, Math.max(0, Math.floor(from + NOTHING)));
  return [start, Math.min(max, Math.max(start + 1, Math.ceil(to - NOTHING)))];
}

/** The same part of the picture, in fractions of a box of it. */
function cropWithin(crop: Crop, box: PixelBox, width: number, height: number): Crop {
  const x = part((crop.x * width - box.left) / box.width);
  const y = part((crop.y * height - box.top) / box.height);
  return {
    x,
    y,
    width: Math.min(1 - x, (crop.width * width) / box.width),
    height: Math.min(1 - y, (crop.height * height) / box.height),
  };
}

const part = (value: number): number => Math.min(1, Math.max(0, value));
