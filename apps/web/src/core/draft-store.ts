import type { DesignDocument } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { contentHash } from './content-hash.ts';
import { emptyStore, inStore } from './device-database.ts';
import { type OwnedDraft, unkept } from './owned-drafts.ts';
import { forgetUnused, keptPictures } from './picture-store.ts';
import { isOwnSlot, slots, theTabs } from './slots.ts';
import { sessionStore } from './stores.ts';

const account = (): string | undefined => sessionStore.getState().userInfo?.uid;

/**
 * The design in progress for one thing to make (ED-07). Who is logged in now may be someone else than whoever made it:
 * then its pictures are still to be sent.
 */
export async function loadDraft(goodsId: GoodsId): Promise<Draft | undefined> {
  const draft = await draftIn(slots.of(goodsId));
  if (draft === undefined || draft.account === account()) return draft;
  return { ...draft, pending: [...draft.pending, ...(await keptPictures(draft.history))] };
}

/** A full device first lets go of what only spares sending pictures again. @throws when it still refuses */
export async function saveDraft(goodsId: GoodsId, draft: Draft): Promise<void> {
  const slot = slots.of(goodsId);
  const owned: OwnedDraft = { ...draft, account: account() };
  try {
    await putDraft(slot, owned);
  } catch (error) {
    if (!isFull(error)) throw error;
    await emptyStore('pictures');
    await putDraft(slot, owned);
  }
  theTabs().wrote(slot);
}

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

export const draftIn = async (slot: string): Promise<OwnedDraft | undefined> =>
  unkept.get(slot) ?? inStore('drafts', 'readonly', (store) => store.get(slot) as IDBRequest<OwnedDraft | undefined>);

/** @throws when the device refuses; the design is then gone on with from memory */
export async function putDraft(slot: string, draft: OwnedDraft): Promise<void> {
  try {
    await inStore('drafts', 'readwrite', (store) => store.put(draft, slot));
    unkept.delete(slot);
  } catch (error) {
    unkept.set(slot, draft);
    throw error;
  }
}

export async function dropDraft(slot: string): Promise<void> {
  unkept.delete(slot);
  await forgetKept(slot);
}

/**
 * The account has this design. An older one that a full device still keeps in its place would, after a reload, be taken
 * for a change of it and sent over it.
 */
export async function forgetOlder(slot: string, document: DesignDocument): Promise<void> {
  const draft = unkept.get(slot);
  if (draft?.pending.length !== 0) return;
  if ((await contentHash(draft.history.document)) !== (await contentHash(document))) return;
  await forgetKept(slot);
}

async function forgetKept(slot: string): Promise<void> {
  await inStore('drafts', 'readwrite', (store) => store.delete(slot));
}

/** The names of all places that hold a design. */
export async function slotsInUse(): Promise<readonly string[]> {
  const keys = await inStore('drafts', 'readonly', (store) => store.getAllKeys());
  return [...new Set([...keys.filter((key) => typeof key === 'string'), ...unkept.keys()])];
}

/** Places beside the usual ones: tabs that are gone, and designs that were put aside for another. */
export const ownSlotsInUse = async (): Promise<readonly string[]> => (await slotsInUse()).filter(isOwnSlot);

/** Files of pictures that no design shows any more are let go. */
export async function tidyDrafts(): Promise<void> {
  const drafts = await inStore('drafts', 'readonly', (store) => store.getAll() as IDBRequest<OwnedDraft[]>);
  await forgetUnused(drafts.map(({ history }) => history));
}
