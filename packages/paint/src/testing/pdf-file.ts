import { inflateSync } from 'node:zlib';
import { convertOn } from './tools.ts';

/** A value of a PDF as qpdf writes it in JSON: names as `/Name`, strings as `u:text` or `b:hex`, references as `1 0 R`. */
export type PdfValue = null | boolean | number | string | readonly PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  readonly [key: string]: PdfValue | undefined;
}

interface QpdfJson {
  readonly qpdf: readonly [unknown, Readonly<Record<string, QpdfObject>>];
}
interface QpdfObject {
  readonly value?: PdfValue;
  readonly stream?: { readonly dict: PdfDictionary; readonly data: string };
}

/** A PDF, read by qpdf. */
export interface PdfFile {
  /** Its bytes as Latin-1. */
  readonly text: string;
  /** What a path of keys leads to from the trailer or from a value, through references; for a stream, its dictionary. */
  get(from: PdfValue | undefined, ...path: readonly string[]): PdfValue | undefined;
  readonly trailer: PdfDictionary;
  /** The content of the stream that a reference leads to; empty if there is none. */
  content(reference: PdfValue | undefined): Buffer;
  /** Every object of the file; of a stream, its dictionary. */
  readonly objects: readonly PdfValue[];
  /** Every dictionary in these, also those inside others. */
  readonly dictionaries: readonly PdfDictionary[];
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

/** @throws Error if qpdf finds a fault in its syntax */
export function readPdf(bytes: Uint8Array): PdfFile {
  const options = ['--json-output', '--json-stream-data=inline', '--decode-level=none'];
  const json = convertOn(bytes, 'objects.json', 'qpdf', ...options, '%', '@/objects.json');
  const written: QpdfJson = JSON.parse(Buffer.from(json).toString());
  const objects = written.qpdf[1];
  const objectAt = (value: PdfValue | undefined): QpdfObject | undefined =>
    typeof value === 'string' ? objects[`obj:${value}`] : undefined;
  const valueOf = (value: PdfValue | undefined): PdfValue | undefined => {
    const object = objectAt(value);
    return object ? (object.stream?.dict ?? object.value) : value;
  };
  const trailer = objects['trailer']?.value;
  const values = Object.values(objects).map(({ value, stream }) => stream?.dict ?? value ?? null);
  return {
    text: Buffer.from(bytes).toString('latin1'),
    trailer: isDictionary(trailer) ? trailer : {},
    get: (from, ...path) =>
      path.reduce<PdfValue | undefined>((value, key) => {
        return isDictionary(value) ? valueOf(value[key]) : undefined;
      }, valueOf(from)),
    content(reference) {
      const { dict, data = '' } = objectAt(reference)?.stream ?? {};
      const stored = Buffer.from(data, 'base64');
      return dict?.['/Filter'] === '/FlateDecode' ? inflateSync(stored) : stored;
    },
    objects: values,
    dictionaries: values.flatMap(dictionariesIn),
  };
}

function dictionariesIn(value: PdfValue): PdfDictionary[] {
  if (isList(value)) return value.flatMap(dictionariesIn);
  if (!isDictionary(value)) return [];
  return [value, ...Object.values(value).flatMap((inner) => dictionariesIn(inner ?? null))];
}
