import { type DesignDocument, type History, parseDocument, startHistory } from '@cpc/design';
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
  return (draft && readDraft(draft)) ?? { history: startHistory(initial), pending: [] };
}

/** Steps are kept only while their document is of the present version: a lifted document begins a new history. */
function readDraft({ history, pending }: Draft): Start | undefined {
  const parsed = parseDocument(history?.document);
  if (!parsed.ok) return undefined;
  const same =
    parsed.document.version === history.document.version &&
    Array.isArray(history.done) &&
    Array.isArray(history.undone);
  return {
    history: same ? { ...history, document: parsed.document, open: false } : startHistory(parsed.document),
    pending: Array.isArray(pending) ? pending : [],
  };
}
