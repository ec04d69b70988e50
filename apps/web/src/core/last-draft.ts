import { type Choice, readChoice } from './choice.ts';
import { DRAFT_KEY } from './draft-note.ts';
import { deviceStorage } from './storage.ts';

export const forgetDraft = (): void => deviceStorage.removeItem(DRAFT_KEY);

/** What was designed last on this device, unless its draft is known to be gone. */
export function lastDraft(): Choice | undefined {
  const choice = readChoice();
  return choice !== undefined && deviceStorage.getItem(DRAFT_KEY) === choice.goods_id ? choice : undefined;
}
