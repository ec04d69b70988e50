import type { ColourId, GoodsId, ShellId } from '@cpc/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepChoice } from '../../../data/draft/choice.ts';
import { noteDraft } from '../../../core/draft-note.ts';
import { forMeRows, sessionStore } from '../../../core/stores.ts';
import { memoryStorage, userNow } from '../../../core/testing.ts';
import { lastDraft } from './last-draft.ts';

const goods_id = 'apple-iphone-16' as GoodsId;

describe('the draft on the first page', () => {
  it('[ED-07.1] it is shown to its own customer only, and to nobody after she has left', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    onTestFinished(() => void vi.unstubAllGlobals());
    const { logIn, forget, leave } = sessionStore.getState();
    keepChoice({ goods_id, shell_id: 's' as ShellId, colour_id: 'c' as ColourId });
    noteDraft(goods_id);
    expect(forMeRows()).toBe(0);
    logIn(userNow('g1', true));
    noteDraft(goods_id);
    expect(lastDraft('g1')?.goods_id).toBe(goods_id);
    expect(lastDraft('a1')).toBeUndefined();
    // Her login ends while she designs.
    forget();
    noteDraft(goods_id);
    expect([lastDraft('g1')?.goods_id, forMeRows()]).toEqual([goods_id, 1]);
    leave();
    expect([lastDraft('g1'), forMeRows()]).toEqual([undefined, 0]);
  });
});
