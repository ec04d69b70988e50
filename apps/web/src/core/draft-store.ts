import type { Draft } from '@cpc/editor';
import type { GoodsId } from '@cpc/domain';
import { inStore } from './device-database.ts';
import { dropPictures, forgetUnused, keptPictures } from './picture-store.ts';
import { sessionStore } from './stores.ts';

/** Whose pictures the server has. */
interface OwnedDraft extends Draft {
  readonly account: string | undefined;
}

const account = (): string | undefined => sessionStore.getState().userInfo?.uid;

/**
 * The design in progress for one thing to make (ED-07). Who is logged in now may be someone else than whoever made it:
 * then its pictures are still to be sent.
 */
export async function loadDraft(goodsId: GoodsId): Promise<Draft | undefined> {
  const draft = await inStore(
    'drafts',
    'readonly',
    (store) => store.get(goodsId) as IDBRequest<OwnedDraft | undefined>,
  );
  if (draft === undefined || draft.account === account()) return draft;
  return { ...draft, pending: [...draft.pending, ...(await keptPictures(draft.history))] };
}

export async function saveDraft(goodsId: GoodsId, draft: Draft): Promise<void> {
  const owned: OwnedDraft = { ...draft, account: account() };
  await inStore('drafts', 'readwrite', (store) => store.put(owned, goodsId));
}

/** Files of pictures that no design shows any more are let go. */
export async function tidyDrafts(): Promise<void> {
  const drafts = await inStore('drafts', 'readonly', (store) => store.getAll() as IDBRequest<OwnedDraft[]>);
  await forgetUnused(drafts.map(({ history }) => history));
}

export async function dropDrafts(): Promise<void> {
  await inStore('drafts', 'readwrite', (store) => store.clear());
  await dropPictures();
}
