import type { ParsedDocument } from '@cpc/design';

/**
 * Validates a stored or received design and migrates it to the current version. The code for this is not needed to open
 * the studio, so it is loaded with the first design that is read.
 * @throws TypeError if that code cannot be fetched: nothing is known of the design then
 */
export async function readDesign(design: unknown): Promise<ParsedDocument> {
  const { parseDocument } = await import('./parse-design.ts');
  return parseDocument(design);
}
