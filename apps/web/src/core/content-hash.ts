import type { DesignDocument } from '@cpc/design';

/** Once it is there it is not waited for: a page that is being left has no time. */
let hashing: { readonly contentHash: (document: DesignDocument) => string } | undefined;

/**
 * The hash by which the account knows a design, from `@cpc/design`; what works it out comes with the first design to be
 * compared or sent.
 * @throws TypeError when it cannot be fetched: then nothing is known of the design
 */
export async function contentHash(document: DesignDocument): Promise<string> {
  hashing ??= await import('./hash-design.ts');
  return hashing.contentHash(document);
}
