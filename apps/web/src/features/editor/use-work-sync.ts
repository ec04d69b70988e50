import type { ShellChoice } from '@cpc/contract';
import { type GoodsId, type WorkId, brand } from '@cpc/domain';
import { useT, useToast } from '@cpc/ui';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isUnsent } from './open-work.ts';
import { client } from '../../core/client.ts';
import { forgetOlder, loadDraft } from '../../core/draft-store.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { randomId } from '../../core/random-id.ts';
import { isOwnSlot, slots, tabCoordinator } from '../../core/slots.ts';
import { type Binding, noteChoice } from './binding.ts';
import { myBindings } from './my-bindings.ts';
import { readDesign } from '../design/read-design.ts';
import { saveWork } from './save-work.ts';
import { moveToCopy } from './take-place.ts';
import { createWorkSync, type WorkSync } from './work-sync.ts';

/**
 * Saves to the account while the editor is open, when it closes, and when the network is back. Announces a conflict,
 * and another tab that starts to write to the same slot.
 */
export function useWorkSync(goodsId: GoodsId, model: string, choice: ShellChoice): WorkSync {
  const words = useWords(model, choice);
  const sync = useMemo(
    () =>
      createWorkSync(async (document) => {
        const bindings = myBindings();
        const slot = slots.of(goodsId);
        const { copyTitle, note, warnConflict } = words.current;
        note(slot);
        const place = { calls: client, bindings, goodsId, slot, random: randomId, copyTitle };
        if ((await saveWork(place, document)) === 'both kept') warnConflict();
        await forgetOlder(slot, document).catch(() => undefined);
      }),
    [goodsId, words],
  );
  useEffect(() => {
    const tabs = tabCoordinator();
    const flush = () => void sync.flush();
    const here = slots.of(goodsId);
    void tabs.hold(here);
    words.current.note(here);
    void pushUnsent(goodsId, sync);
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    const deaf = tabs.onOverwritten((slot) => {
      if (slot !== slots.of(goodsId)) return;
      // Another tab woke up in this slot: it keeps the slot, and this tab continues with a copy.
      void moveToCopy(goodsId).then(() => words.current.warnTab());
    });
    return () => {
      deaf();
      tabs.release(slots.of(goodsId));
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [sync, goodsId, words]);
  return sync;
}

/** The messages, in the language current when they are shown, and what is stored for a slot. */
function useWords(model: string, choice: ShellChoice) {
  const t = useT();
  const toast = useToast();
  const fresh = () => {
    const untitled = t('works.untitled', { model });
    /** A new work that the server does not know yet. In a slot beside the usual one, its title says so. */
    const freshIn = (slot: string): Binding => {
      const title = isOwnSlot(slot) ? t('works.kept.tabTitle', { title: untitled }) : '';
      return { work_id: brand<WorkId>(randomId()), revision: 0, title };
    };
    return {
      note: (slot: string) => noteChoice(myBindings(), slot, choice, () => freshIn(slot)),
      copyTitle: (title: string) => t('works.kept.conflictTitle', { title: title === '' ? untitled : title }),
      warnConflict: () =>
        toast(t('works.kept.conflict'), {
          icon: 'duplicate',
          action: { label: t('works.kept.see'), onPress: () => go(PATHS.works) },
        }),
      warnTab: () => toast(t('works.kept.tab'), { icon: 'duplicate' }),
    };
  };
  const words = useRef(fresh());
  useLayoutEffect(() => {
    words.current = fresh();
  });
  return words;
}

/** Sends what a crash or an empty battery kept from the account, when the design is opened again. */
async function pushUnsent(goodsId: GoodsId, sync: WorkSync): Promise<void> {
  const draft = await loadDraft(goodsId).catch(() => undefined);
  if (draft === undefined) return;
  const parsed = await readDesign(draft.history.document);
  const sent = myBindings().read(slots.of(goodsId))?.sent;
  if (parsed.ok && (await isUnsent(draft, sent))) sync.push(parsed.document);
}
