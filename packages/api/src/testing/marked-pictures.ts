/**
 * Files with a C2PA manifest as model servers send them: a store of JUMBF boxes in a chunk `caBX` of a PNG, or in APP11 of
 * a JPEG (C2PA specification, "Embedding manifests"). The claim has no signature, which nothing here reads.
 */
import sharp from 'sharp';
import { photo, pngChunk, uint32 } from './pictures.ts';

/** A box of ISO 19566-5. */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type), body]);
}

/** A text of CBOR (RFC 8949), up to 65,535 bytes long. */
function cborText(text: string): Buffer {
  const head = Buffer.from([0x79, 0, 0]);
  head.writeUInt16BE(Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
}

const described = (label: string): Buffer =>
  box('jumd', Buffer.from('6332706100110010800000aa00389b71', 'hex'), Buffer.from([3]), Buffer.from(`${label}\0`));

/** A map with one entry, as the assertion of an action. */
const storeOf = (source: string): Buffer =>
  box(
    'jumb',
    described('c2pa'),
    box(
      'jumb',
      described('c2pa.actions'),
      box('cbor', Buffer.from([0xa1]), cborText('digitalSourceType'), cborText(source)),
    ),
  );

/** A PNG whose manifest names this source. */
export async function pngWith(source: string): Promise<Buffer> {
  const png = await sharp(await photo(300, 300))
    .png()
    .toBuffer();
  const AFTER_HEADER = 33;
  return Buffer.concat([png.subarray(0, AFTER_HEADER), pngChunk('caBX', storeOf(source)), png.subarray(AFTER_HEADER)]);
}

/** A JPEG whose manifest names this source. */
export async function jpegWith(source: string): Promise<Buffer> {
  const jpeg = await photo(300, 300);
  const store = storeOf(source);
  const segment = Buffer.from('ffeb00004a50000100000001', 'hex');
  segment.writeUInt16BE(segment.length - 2 + store.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, store, jpeg.subarray(2)]);
}
