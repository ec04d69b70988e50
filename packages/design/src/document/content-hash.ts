import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';
import type { DesignDocument } from './document.ts';

/** Lower-case hex SHA-256 of the canonical JSON: equal designs have equal hashes. */
export function contentHash(document: DesignDocument): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(document))));
}
