import type { DesignDocument } from '@cpc/design';
import type { AssetId, GoodsId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { askToPersist } from './ask-to-persist.ts';
import { contentHash } from './content-hash.ts';
import { inStore } from './device-database.ts';
import { currentAccount, keepPictures, storedAssets, storedPictures, tidyPictures } from './device-pictures.ts';
import { type OwnedDraft, unsaved } from './owned-drafts.ts';
import { noteDraft } from './draft-note.ts';
import { isOwnSlot, slots, tabCoordinator } from './slots.ts';

/**
 * Loads the draft for these goods (ED-07). If another account made it, its pictures still have to be sent for the
 * account that is logged in now.
 */
export async function loadDraft(goodsId: GoodsId): Promise<Draft | undefined> {
  const draft = await draftIn(slots.of(goodsId));
  if (draft === undefined || draft.account === currentAccount()) return draft;
  const isPending = (asset: AssetId): boolean => draft.pending.some((picture) => picture.asset === asset);
  const sent = (await storedAssets()).filter(usedIn([draft])).filter((asset) => !isPending(asset));
  return { ...draft, pending: [...draft.pending, ...(await storedPictures(sent))] };
}

/**
 * Saves a draft. If the device is full, files of pictures that have reached the server are deleted first. @throws if
 * the device still refuses
 */
export async function saveDraft(goodsId: GoodsId, draft: Draft): Promise<void> {
  const slot = slots.of(goodsId);
  const owned: OwnedDraft = { ...draft, account: currentAccount() };
  noteDraft(goodsId);
  try {
    await putDraft(slot, owned);
  } catch (error) {
    if (!isFull(error)) throw error;
    await forgetSent();
    await putDraft(slot, owned);
  }
  tabCoordinator().wrote(slot);
}

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** A draft as the device stores it. The files of its pictures are stored beside it, each once. */
interface StoredDraft extends Omit<OwnedDraft, 'pending'> {
  readonly pending: readonly AssetId[];
}

export async function draftIn(slot: string): Promise<OwnedDraft | undefined> {
  const unsavedDraft = unsaved.get(slot);
  if (unsavedDraft) return unsavedDraft;
  const stored = await inStore('drafts', 'readonly', (store) => store.get(slot) as IDBRequest<StoredDraft | undefined>);
  if (!stored) return undefined;
  return { ...stored, pending: await storedPictures(stored.pending) };
}

/** @throws if the device refuses; the draft is then kept in memory */
export async function putDraft(slot: string, draft: OwnedDraft): Promise<void> {
  const stored: StoredDraft = { ...draft, pending: draft.pending.map(({ asset }) => asset) };
  try {
    // The draft is written first, and at once: a page that is being left has no time for its pictures, which were
    // stored when they were chosen.
    const written = inStore('drafts', 'readwrite', (store) => store.put(stored, slot));
    await Promise.all([written, keepPictures(draft.pending)]);
    askToPersist();
    unsaved.delete(slot);
  } catch (error) {
    unsaved.set(slot, draft);
    throw error;
  }
}

export async function dropDraft(slot: string): Promise<void> {
  unsaved.delete(slot);
  await deleteStored(slot);
}

/**
 * Deletes the older draft that a full device still stores, once the account has this design. After a reload the older
 * draft would look like a change and would be sent over the design.
 */
export async function forgetOlder(slot: string, document: DesignDocument): Promise<void> {
  const draft = unsaved.get(slot);
  if (draft?.pending.length !== 0) return;
  if ((await contentHash(draft.history.document)) !== (await contentHash(document))) return;
  await deleteStored(slot);
}

async function deleteStored(slot: string): Promise<void> {
  await inStore('drafts', 'readwrite', (store) => store.delete(slot));
}

/** The names of all slots that hold a draft. */
export async function slotsInUse(): Promise<readonly string[]> {
  const keys = await inStore('drafts', 'readonly', (store) => store.getAllKeys());
  return [...new Set([...keys.filter((key) => typeof key === 'string'), ...unsaved.keys()])];
}

/** Slots beside the usual ones: those of tabs that are gone, and those of drafts that were put aside for another. */
export const ownSlotsInUse = async (): Promise<readonly string[]> => (await slotsInUse()).filter(isOwnSlot);

/** Deletes the files of pictures that no draft uses any more. */
export async function tidyDrafts(): Promise<void> {
  await tidyPictures(usedIn([...(await storedDrafts()), ...unsaved.values()]));
}

/** Deletes the files of pictures that have reached the server. */
async function forgetSent(): Promise<void> {
  const stored = (await storedDrafts()).flatMap((draft) => draft.pending);
  const kept = [...unsaved.values()].flatMap((draft) => draft.pending.map(({ asset }) => asset));
  await tidyPictures((asset) => stored.includes(asset) || kept.includes(asset));
}

const storedDrafts = (): Promise<StoredDraft[]> =>
  inStore('drafts', 'readonly', (store) => store.getAll() as IDBRequest<StoredDraft[]>);

/**
 * A picture is named by its hash. If the text of a draft contains the hash, then a document, a step or a pending upload
 * uses the picture.
 */
function usedIn(drafts: readonly Pick<StoredDraft | OwnedDraft, 'history' | 'pending'>[]): (asset: AssetId) => boolean {
  const text = JSON.stringify(drafts.map(({ history, pending }) => [history, pending]));
  return (asset) => text.includes(asset);
}
