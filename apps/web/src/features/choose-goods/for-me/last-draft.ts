import { type Choice, readChoice } from '../../../data/draft/choice.ts';
import { draftNote } from '../../../core/draft-note.ts';
import { DRAFT_KEY } from '../../../core/session-store.ts';
import { deviceStorage } from '../../../core/storage.ts';

export const forgetDraft = (): void => deviceStorage.removeItem(DRAFT_KEY);

/** What this customer designed last on this device, unless the draft is known to be gone. */
export function lastDraft(uid: string): Choice | undefined {
  const choice = readChoice();
  if (choice === undefined) return undefined;
  return deviceStorage.getItem(DRAFT_KEY) === draftNote(uid, choice.goods_id) ? choice : undefined;
}
