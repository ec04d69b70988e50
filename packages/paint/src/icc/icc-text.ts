import { type IccTag, signatureAt, viewOf } from './icc-tags.ts';

const MAX_LENGTH = 120;

/** The description of a profile in one line; empty if there is none that can be read. */
export function descriptionOf(bytes: Uint8Array, tag: IccTag | undefined): string {
  if (!tag) return '';
  const data = bytes.subarray(tag.offset, tag.offset + tag.size);
  // Removes control characters, line separators and characters that change the text direction.
  const plain = rawText(data).replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ');
  return Array.from(plain.replaceAll(/\s+/g, ' ').trim()).slice(0, MAX_LENGTH).join('').trim();
}

/**
 * textDescriptionType (ICC.1:2001-04, 6.5.17), textType and multiLocalizedUnicodeType (ICC.1:2022, 10.24 and 10.15).
 */
function rawText(data: Uint8Array): string {
  switch (signatureAt(data, 0)) {
    case 'desc':
      return data.length < 12 ? '' : latin1(data.subarray(12, 12 + viewOf(data).getUint32(8)));
    case 'text':
      return latin1(data.subarray(8));
    case 'mluc':
      return localised(data);
    default:
      return '';
  }
}

/** Ends at the first zero byte. */
function latin1(data: Uint8Array): string {
  const end = data.indexOf(0);
  return String.fromCharCode(...data.subarray(0, Math.min(4 * MAX_LENGTH, end < 0 ? data.length : end)));
}

const RECORD_BYTES = 12;

/** The English text if there is one, else the first text. */
function localised(data: Uint8Array): string {
  if (data.length < 16) return '';
  const view = viewOf(data);
  const count = Math.min(view.getUint32(8), Math.floor((data.length - 16) / RECORD_BYTES));
  const records = Array.from({ length: count }, (_, index) => 16 + index * RECORD_BYTES);
  const isEnglish = (at: number) => data[at] === 0x65 && data[at + 1] === 0x6e;
  const record = records.find(isEnglish) ?? records[0];
  if (record === undefined) return '';
  const [length, offset] = [view.getUint32(record + 4), view.getUint32(record + 8)];
  const text = data.subarray(offset, offset + Math.min(length, 8 * MAX_LENGTH));
  return new TextDecoder('utf-16be').decode(text.subarray(0, text.length & ~1)).split('\0')[0] ?? '';
}
