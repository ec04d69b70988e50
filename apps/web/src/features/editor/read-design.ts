import type { ParsedDocument } from '@cpc/design';

/**
 * Checks a design that was kept or sent, and brings it to today's version. What that takes is more than the studio needs
 * to open, so it comes with the first design that is read.
 * @throws TypeError when it cannot be fetched: then nothing is known of the design
 */
export async function readDesign(design: unknown): Promise<ParsedDocument> {
  const { parseDocument } = await import('./parse-design.ts');
  return parseDocument(design);
}
