import { readFileSync } from 'node:fs';
import { artFile } from '../directory.ts';

/** A drawing in its own coordinates: SVG elements in a box of `width` × `height`. */
export interface Art {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

const NOTO_SIZE = 128;

let bodies: Readonly<Record<string, string>> | undefined;

/** The body of a Noto drawing, or undefined if the set has none. Needs the file that `buildArt()` writes. */
export function notoArt(key: string): Art | undefined {
  bodies ??= (JSON.parse(readFileSync(artFile(), 'utf8')) as { bodies: Record<string, string> }).bodies;
  const body = Object.hasOwn(bodies, key) ? bodies[key] : undefined;
  return body === undefined ? undefined : { body: prepared(body), width: NOTO_SIZE, height: NOTO_SIZE };
}

/** A group with opacity costs a layer of the whole picture; opacity of its fills looks almost the same and costs nothing. */
const prepared = (body: string): string =>
  body.replaceAll(/ opacity="([^"]+)"/g, ' fill-opacity="$1" stroke-opacity="$1"').replaceAll('xlink:href', 'href');
