import type { Finish } from '../scene/draw.ts';
import { randomOf } from '../draw/random.ts';
import { celShaded, dotted, flatten } from './printed.ts';
import { graphite, inkAndWash } from './drawn.ts';
import type { Pixels, Plane } from '@cpc/imaging';

/** Finishes the pixels of a drawing in place. `mask` is the hero at half the size. */
export function finish(pixels: Pixels, mask: Plane, { style, seed }: Finish): void {
  const random = randomOf(`${seed}${style}`);
  switch (style) {
    case 'modern':
      return flatten(pixels, mask, random);
    case 'cartoon':
      return dotted(pixels, mask);
    case 'anime':
      return celShaded(pixels, mask);
    case 'pencil':
      return graphite(pixels, mask, random);
    case 'sketch':
      return inkAndWash(pixels, mask, random);
  }
}
