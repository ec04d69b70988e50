import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DesignDocument } from './document.ts';

/** JSON with sorted keys (code-unit order): equal values give equal text (after RFC 8785). */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Lower-case hex SHA-256 of the canonical JSON: equal designs have equal hashes. */
export function contentHash(document: DesignDocument): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(document))));
}
