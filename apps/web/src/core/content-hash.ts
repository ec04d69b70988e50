import type { DesignDocument } from '@cpc/design';

/** Kept once loaded, so that later calls do not wait: a page that is being left has no time. */
let hashing: { readonly contentHash: (document: DesignDocument) => string } | undefined;

/**
 * The hash by which the account identifies a design, from `@cpc/design`. The code that computes it is loaded with the
 * first design that is compared or sent.
 * @throws TypeError if that code cannot be fetched: nothing is known of the design then
 */
export async function contentHash(document: DesignDocument): Promise<string> {
  hashing ??= await import('./hash-design.ts');
  return hashing.contentHash(document);
}
