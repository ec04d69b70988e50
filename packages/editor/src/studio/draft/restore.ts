import { type DesignDocument, type History, startHistory } from '@cpc/design';
import type { Draft, EditorPorts, PendingPicture } from '../../ports/ports.ts';
import type { parseHistory as parse } from './parse-history.ts';

interface Start {
  readonly history: History;
  readonly pending: readonly PendingPicture[];
  /** The device does not answer: there may be a draft, and nothing is kept. */
  readonly isUnkept?: true;
}

/**
 * Returns the draft of this device with all its steps (ED-05), or else the given design.
 * A draft that cannot be read is not deleted and does not stop the editor from opening.
 * @param fetchReader loads the check of a history; the studio opens without it, so it is fetched with the first draft
 * @throws what `fetchReader` throws: the draft may be intact, so no other design is opened in its place
 */
export async function restoreDraft(
  ports: EditorPorts,
  initial: DesignDocument,
  fetchReader = () => import('./parse-history.ts'),
): Promise<Start> {
  const draft = await ports.draft.load().catch(() => null);
  if (draft === null) return { history: startHistory(initial), pending: [], isUnkept: true };
  const start = draft && readDraft(draft, (await fetchReader()).parseHistory);
  return start ?? { history: startHistory(initial), pending: [] };
}

function readDraft({ history, pending }: Draft, parseHistory: typeof parse): Start | undefined {
  const read = parseHistory(history);
  return read && { history: read, pending: Array.isArray(pending) ? pending : [] };
}
