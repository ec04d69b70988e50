import { CallError } from '@cpc/contract';
import { type DesignDocument, parseDocument, type StoredDesign } from '@cpc/design';

/**
 * Migrates and validates a design: one that was sent, or the text of one that is stored.
 * @throws CallError designInvalid naming the first problem
 */
export function readDesign(design: StoredDesign | string): DesignDocument {
  const parsed = parseDocument(typeof design === 'string' ? JSON.parse(design) : design);
  if (!parsed.ok) throw new CallError('designInvalid', { problem: parsed.problems[0] ?? '' });
  return parsed.document;
}

/**
 * A picture of a layer, and a picture that a tool began with. In text that a user typed, the quotation marks are escaped,
 * so the pattern matches only a record's own fields.
 */
const ASSET = /"(?:asset|from)":"([0-9a-f]{64})"/g;

/**
 * Every picture that a stored design names, including its hidden layers and the originals of pictures that a tool made,
 * without duplicates.
 */
export const picturesIn = (content: string): readonly string[] => [
  ...new Set([...content.matchAll(ASSET)].map(([, asset]) => asset ?? '')),
];
