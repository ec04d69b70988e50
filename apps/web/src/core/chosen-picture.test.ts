import type { AssetId, GoodsId } from '@cpc/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chosenPicture,
  claimFirst,
  isChosen,
  NO_MODEL,
  noteChosen,
  noteStored,
  waitingPhoto,
} from './chosen-picture.ts';
import { sessionStore } from './stores.ts';
import { memoryStorage } from './testing.ts';

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
