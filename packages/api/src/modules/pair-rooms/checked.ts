import { CallError, MAX_HALF_SIDE, MAX_SHARED } from '@cpc/contract';
import { canonicalJson, type DesignDocument, isShared, layersOf, type StoredDesign } from '@cpc/design';
import { nicknameOf } from '@cpc/domain';
import { readDesign } from '../../records/documents/read.ts';
import { refusedWord } from '../drawings/moderation/word-lists.ts';

/** The name of a person, as others see it; null for none. @throws CallError nicknameUnfit, nicknameRefused */
export function checkedName(typed: string | undefined): string | null {
  if (typed === undefined || typed.trim() === '') return null;
  const name = nicknameOf(typed);
  if (name === undefined) throw new CallError('nicknameUnfit', { field: 'name' });
  if (refusedWord(name) !== null) throw new CallError('nicknameRefused', { field: 'name' });
  return name;
}

/** The longest word over both, in UTF-16 units: a long one could make the design of the other person too complex. */
const MAX_WORD = 120;

/** What runs over both halves: at most one photo and one word. @throws CallError designInvalid, roomUnfit */
export function checkedShared(stored: StoredDesign): DesignDocument {
  const document = smallDesign(stored);
  const isLong = layersOf(document).some((layer) => layer.type === 'text' && layer.text.length > MAX_WORD);
  if (!isShared(document) || isLong) throw new CallError('roomUnfit');
  return document;
}

/** A background without any layer, as canonical JSON. @throws CallError designInvalid, roomUnfit */
export function checkedGround(stored: StoredDesign): string {
  const document = smallDesign(stored);
  if (layersOf(document).length > 0) throw new CallError('roomUnfit');
  return canonicalJson(document);
}

function smallDesign(stored: StoredDesign): DesignDocument {
  const document = readDesign(stored);
  if (canonicalJson(document).length > MAX_SHARED) throw new CallError('roomUnfit');
  return document;
}

/** The first bytes of every PNG file with its header chunk (W3C PNG, 5.2 and 11.2.1). */
const BEGINNING = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/**
 * A picture of a half, as Base64: a PNG of a size that every phone can decode. Its pixels are decoded only by the other
 * person's browser. @throws CallError imageBroken
 */
export function checkedPicture(picture: string): string {
  const bytes = Buffer.from(picture, 'base64url');
  const [width, height] = bytes.length < 33 ? [0, 0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const isFit = [width, height].every((side) => side > 0 && side <= MAX_HALF_SIDE);
  if (!isFit || !bytes.subarray(0, 16).equals(BEGINNING)) throw new CallError('imageBroken', { field: 'picture' });
  return bytes.toString('base64url');
}
