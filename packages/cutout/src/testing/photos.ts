/** Photos of people with exact masks, for tests and benches in Node. */
import type { Mask, Pixels } from '@cpc/imaging';
import sharp from 'sharp';
import { CUT_EDGE } from '../cut-out.ts';

/** Portraits in the public domain, with masks that were checked by eye (photos/README.md). */
export const PORTRAITS = ['astronaut', 'admiral'] as const;
export type Portrait = (typeof PORTRAITS)[number];

const folder = new URL('../../photos/', import.meta.url);
export const portraitFile = (name: Portrait): string => new URL(`${name}.jpg`, folder).pathname;

/** A picture of a file or of bytes, reduced as the editor reduces it. */
export async function pixelsOf(file: string | Buffer, edge = CUT_EDGE): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** A portrait's person before another background, and the exact mask. */
export interface Composition {
  readonly picture: Pixels;
  readonly mask: Mask;
}

export interface Scene {
  readonly portrait: Portrait;
  readonly background: string | Buffer;
  readonly mirrored?: boolean;
  /** Edge of the square picture, pixels. */
  readonly edge?: number;
  /** The person's share of the picture's edge. */
  readonly share?: number;
}

/** Puts a person at the lower edge before a background, by the mask: the mask of the composition is exact. */
export async function compose(scene: Scene): Promise<Composition> {
  const { portrait, background, mirrored = false, edge = 768, share = 0.9 } = scene;
  const side = Math.round(edge * share);
  const person = await cutPerson(portrait, side, mirrored);
  const ground = await sharp(background).rotate().resize(edge, edge, { fit: 'cover' }).removeAlpha().png().toBuffer();
  const place = { left: Math.round((edge - side) / 2), top: edge - side };
  const picture = await pixelsOf(
    await sharp(ground)
      .composite([{ input: person, ...place }])
      .png()
      .toBuffer(),
  );
  const empty = { create: { width: edge, height: edge, channels: 4, background: '#0000' } } as const;
  const { data } = await pixelsOf(
    await sharp(empty)
      .composite([{ input: person, ...place }])
      .png()
      .toBuffer(),
  );
  const mask = Uint8ClampedArray.from({ length: edge * edge }, (_, i) => data[i * 4 + 3] as number);
  return { picture, mask: { data: mask, width: edge, height: edge } };
}

export async function cutPerson(portrait: Portrait, side: number, mirrored: boolean): Promise<Buffer> {
  const alpha = await sharp(new URL(`${portrait}-mask.png`, folder).pathname)
    .extractChannel(0)
    .toBuffer();
  const cut = await sharp(portraitFile(portrait)).joinChannel(alpha).png().toBuffer();
  return sharp(cut)
    .resize(side, side, { fit: 'contain', position: 'bottom', background: '#0000' })
    .flop(mirrored)
    .png()
    .toBuffer();
}

/** The area that is in both masks as a share of the area in either: 0 … 1. */
export function overlap(found: Mask, exact: Mask): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < exact.data.length; i++) {
    const a = (found.data[i] as number) > 127;
    const b = (exact.data[i] as number) > 127;
    if (a && b) both += 1;
    if (a || b) either += 1;
  }
  return both / either;
}
