import { type DesignDocument, type History, startHistory } from '@cpc/design';
import type { Draft, EditorPorts, PendingPicture } from '../ports.ts';

interface Start {
  readonly history: History;
  readonly pending: readonly PendingPicture[];
}

/**
 * Where the customer left off: the draft of this device with all its steps (ED-05), else the given design.
 * A draft that cannot be read is left alone and does not stop the editor from opening.
 */
export async function restoreDraft(ports: EditorPorts, initial: DesignDocument): Promise<Start> {
  const draft = await ports.draft.load().catch(() => undefined);
  return (draft && (await readDraft(draft))) ?? { history: startHistory(initial), pending: [] };
}

/** What checks a history is more than the studio needs to open, so it comes with the first draft. */
async function readDraft({ history, pending }: Draft): Promise<Start | undefined> {
  const { parseHistory } = await import('./parse-history.ts');
  const read = parseHistory(history);
  return read && { history: read, pending: Array.isArray(pending) ? pending : [] };
}
