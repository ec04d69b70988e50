import { createHash } from 'node:crypto';
import type { Size } from '../../target.ts';
import { createDesk, type PackedStrip } from '../plates/desk.ts';
import { zlibStream } from '../plates/strips.ts';

/** A reference to an object of the file being written, in PDF syntax. */
export type PdfReference = string & { readonly __brand: 'PdfReference' };

export interface PdfWriter {
  /** Adds an object and returns the reference to it. @param body its PDF source, Latin-1 */
  object(body: string): PdfReference;
  /** Adds a compressed stream. @param entries dictionary entries beside /Length and /Filter */
  stream(entries: string, bytes: Uint8Array): Promise<PdfReference>;
  /** Adds an image of 8 bits per component, with compressed rows. @param space the source of its colour space */
  image(size: Size, space: string, strips: readonly PackedStrip[]): PdfReference;
  /** A reference to an object that {@link define} writes later: pages and their parent refer to each other. */
  reserve(): PdfReference;
  define(reference: PdfReference, body: string): void;
  /** 32 hex digits of the objects so far: a file's id, without a clock. */
  fingerprint(): string;
  /** Returns the file. @param trailer entries beside /Size */
  finish(trailer: string): Uint8Array;
}

/**
 * Writes a PDF 1.6 file, object by object (ISO 32000-1, 7.5). It handles syntax only, not pages. It uses no clock and
 * no random id: the same calls give the same bytes.
 */
export function createPdfWriter(): PdfWriter {
  const bodies: (readonly Uint8Array[])[] = [];
  const add = (body: readonly Uint8Array[]): PdfReference => `${bodies.push(body)} 0 R` as PdfReference;
  function packed(entries: string, strips: readonly PackedStrip[]): PdfReference {
    const parts = zlibStream(strips);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const head = `<<${entries}/Filter/FlateDecode/Length ${length}>>\nstream\n`;
    return add([latin1(head), ...parts, latin1('\nendstream')]);
  }
  return {
    object: (body) => add([latin1(body)]),
    async stream(entries, bytes) {
      const desk = createDesk();
      const strip = await desk.pack(bytes);
      desk.close();
      return packed(entries, [strip]);
    },
    image: ({ width, height }, space, strips) =>
      packed(
        `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace${space}`,
        strips,
      ),
    reserve: () => add([]),
    define(reference, body) {
      bodies[Number.parseInt(reference, 10) - 1] = [latin1(body)];
    },
    fingerprint() {
      const hash = createHash('sha256');
      for (const part of bodies.flat()) hash.update(part);
      return hash.digest('hex').slice(0, 32);
    },
    finish: (trailer) => assemble(bodies, trailer),
  };
}

function assemble(bodies: readonly (readonly Uint8Array[])[], trailer: string): Uint8Array {
  // Four bytes above 127 mark the file as binary for file transfer programs (7.5.2).
  const parts: Uint8Array[] = [latin1('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n')];
  let length = parts[0]?.length ?? 0;
  const put = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  const offsets = bodies.map((body, index) => {
    const offset = length;
    put(latin1(`${index + 1} 0 obj\n`));
    body.forEach(put);
    put(latin1('\nendobj\n'));
    return offset;
  });
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  put(latin1(`xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${entries}`));
  put(latin1(`trailer\n<</Size ${bodies.length + 1}${trailer}>>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
