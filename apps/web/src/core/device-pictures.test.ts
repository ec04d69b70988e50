import type { AssetId, GoodsId } from '@cpc/domain';
import { EMPTY_DOCUMENT, startHistory } from '@cpc/design';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chosenPicture,
  claimFirst,
  firstPhoto,
  isChosen,
  keepFirst,
  keepPicture,
  NO_MODEL,
  noteChosen,
  noteStored,
  storedAssets,
  waitingPhoto,
} from './device-pictures.ts';
import { loadDraft, saveDraft, tidyDrafts } from './draft-store.ts';
import { sessionStore } from './stores.ts';
import { memoryDatabase, memoryStorage, userNow } from './testing.ts';

const GOODS = 'g1' as GoodsId;
const [ONE, OTHER] = ['a'.repeat(64), 'b'.repeat(64)] as [AssetId, AssetId];
const saved = () => Promise.resolve();

describe('the picture chosen last', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    return () => vi.unstubAllGlobals();
  });

  /** Keeps a picture on a device that stores no files: its asset id is still remembered. */
  async function choose(chosen: ReturnType<typeof chosenPicture>, asset: AssetId): Promise<void> {
    await expect(chosen.keep({ asset, file: new Blob() })).rejects.toThrow('indexedDB');
  }

  it('[BR-03.5] the first save that started with the picture placed forgets it', async () => {
    const chosen = chosenPicture(GOODS);
    await choose(chosen, ONE);
    await chosen.heldBy(saved());
    const begun = chosen.heldBy(saved());
    chosen.placed(ONE);
    await begun;
    expect(isChosen(ONE)).toBe(true);
    await expect(chosen.heldBy(Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(isChosen(ONE)).toBe(true);
    await chosen.heldBy(saved());
    expect(isChosen(ONE)).toBe(false);
  });

  it('[BR-03.5] a save of the picture before does not forget it', async () => {
    const chosen = chosenPicture(GOODS);
    await choose(chosen, ONE);
    chosen.placed(ONE);
    await choose(chosen, OTHER);
    // A draft may have more pictures that are still to be uploaded.
    chosen.placed(ONE);
    await chosen.heldBy(saved());
    chosen.drop(ONE);
    expect(isChosen(OTHER)).toBe(true);
    chosen.drop(OTHER);
    expect(isChosen(OTHER)).toBe(false);
  });

  it('[BR-03.5] a page that ends after its draft was saved, and before it forgets, does not place the picture again', async () => {
    const [stored, before] = ['c'.repeat(64) as AssetId, chosenPicture(GOODS)];
    await choose(before, ONE);
    before.placed(ONE);
    noteStored(OTHER, OTHER);
    noteStored(ONE, stored);
    const after = chosenPicture(GOODS);
    expect(await after.take((asset) => asset === stored)).toBeUndefined();
    expect(isChosen(ONE)).toBe(false);
    // A draft without it has lost it.
    await choose(before, ONE);
    noteStored(ONE, stored);
    await expect(after.take((asset) => asset === OTHER)).rejects.toThrow('indexedDB');
  });

  it('[ED-13.6] a photo that waits for a model is given only to the account that chose it', () => {
    const first = { asset: ONE, slot: NO_MODEL, tried: false };
    noteChosen({ ...first, account: 'someone else' });
    expect([waitingPhoto(), claimFirst(GOODS)]).toEqual([undefined, false]);
    noteChosen({ ...first, account: undefined });
    expect([waitingPhoto()?.asset, claimFirst(GOODS)]).toEqual([ONE, true]);
    expect([waitingPhoto(), isChosen(ONE)]).toEqual([undefined, true]);
    sessionStore.getState().leave();
    expect(isChosen(ONE)).toBe(false);
  });
});

describe('the files of pictures', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    const { indexedDB, end } = memoryDatabase();
    vi.stubGlobal('indexedDB', indexedDB);
    vi.stubGlobal('navigator', {});
    return () => {
      sessionStore.getState().leave();
      vi.unstubAllGlobals();
      end();
    };
  });

  const file = new Blob(['a photo'], { type: 'image/png' });
  const draftOf = (asset: AssetId) => {
    const fill = { kind: 'wallpaper', wallpaper: asset } as const;
    const records = { background: { id: 'background', type: 'background', fill } as const };
    return { history: startHistory({ ...EMPTY_DOCUMENT, records }), pending: [] };
  };

  it('[BR-03.5] [ED-07.3] stay while a draft shows them, or the picture is the one chosen last', async () => {
    const [chosen, unused] = [chosenPicture(GOODS), 'c'.repeat(64) as AssetId];
    await chosen.keep({ asset: ONE, file });
    for (const asset of [OTHER, unused]) await keepPicture(asset, file);
    await saveDraft(GOODS, draftOf(OTHER));
    await tidyDrafts();
    expect(await storedAssets()).toEqual([ONE, OTHER]);
    expect(await chosenPicture(GOODS).take(() => false)).toMatchObject({ asset: ONE, isFirst: false });
    chosen.drop(ONE);
    await tidyDrafts();
    expect(await storedAssets()).toEqual([OTHER]);
  });

  it('[ED-07.3] are sent again after a login with another account, from the draft that shows them', async () => {
    sessionStore.getState().logIn(userNow('one', false));
    await keepPicture(ONE, file);
    await saveDraft(GOODS, draftOf(ONE));
    expect(await loadDraft(GOODS)).toMatchObject({ pending: [] });
    sessionStore.getState().logIn(userNow('two', false));
    const draft = await loadDraft(GOODS);
    expect(draft?.pending.map(({ asset }) => asset)).toEqual([ONE]);
    expect(await draft?.pending[0]?.file.text()).toBe('a photo');
  });

  it('[ED-13.6] [BR-03.5] a photo chosen before the model is taken once by the design of the model', async () => {
    await keepFirst(file);
    expect(await (await firstPhoto())?.text()).toBe('a photo');
    expect(claimFirst(GOODS)).toBe(true);
    expect(await firstPhoto()).toBeUndefined();
    expect(await chosenPicture(GOODS).take(() => false)).toMatchObject({ isFirst: true });
    // It was given to a page that crashed.
    expect(await chosenPicture(GOODS).take(() => false)).toBeUndefined();
  });
});
