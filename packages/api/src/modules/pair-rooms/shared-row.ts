import { type DesignDocument, parseDocument } from '@cpc/design';
import type { RoomRow } from './view.ts';

/** What runs over both halves, as it is stored. */
export function parsedShared({ id, shared }: Pick<RoomRow, 'id' | 'shared'>): DesignDocument {
  const result = parseDocument(JSON.parse(shared));
  if (!result.ok) throw new Error(`pair room ${id}: the stored design is not valid: ${result.problems[0]}`);
  return result.document;
}
