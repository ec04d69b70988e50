import { isStoredDesign, type StoredDesign } from '@cpc/design';

/** A stored design, of the version that it was stored in. */
export function readDesign(content: string): StoredDesign {
  const design: unknown = JSON.parse(content);
  if (!isStoredDesign(design)) throw new TypeError('readDesign: the stored text is not a design');
  return design;
}
