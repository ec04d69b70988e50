import type { KeyObject } from 'node:crypto';
import type { SignedRelease } from '@cpc/contract';

export function signedText(release: {
  readonly version: string;
  readonly sha256: string;
  readonly bytes: number;
}): string;
export function signedBundle(version: string, bundle: Buffer, key: KeyObject): SignedRelease;
