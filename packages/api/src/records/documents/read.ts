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
