import { STORAGE_PREFIX } from '@cpc/appkit';
import type { WorkSummary } from '@cpc/contract';
import { brand, type GoodsId, type WorkId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { useT, useToast } from '@cpc/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../core/client.ts';
import { claimFirst, FIRST_PHOTO, NEW_DESIGN } from '../../core/device-pictures.ts';
import { forgetOlder, loadDraft, ownSlotsInUse, saveDraft } from '../../core/draft-store.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { randomId } from '../../core/random-id.ts';
import { slots } from '../../core/slots.ts';
import { deviceStorage } from '../../core/storage.ts';
import { myBindings } from './my-bindings.ts';
import { openWork, type OpenPorts } from './open-work.ts';
import { putAside, takePlace } from './take-place.ts';

/**
 * Takes the slot for a model and fills it with the design to continue. In a second tab the design is a copy, and a
 * message says so.
 * @param thing what is to be put on it: nothing, or the photo that was chosen first, begins a new design
 * @returns what the design was made on; null if that is not known
 */
export function useOpenWork(goodsId: GoodsId, asked: WorkId | undefined, thing: string | undefined) {
  const t = useT();
  const toast = useToast();
  return useQuery({
    queryKey: ['open-work', goodsId, asked],
    queryFn: async () => {
      if (await takePlace(goodsId)) toast(t('works.kept.tab'), { icon: 'duplicate' });
      const isNew = thing === NEW_DESIGN || (thing === FIRST_PHOTO && claimFirst(goodsId));
      const { newer, unreadable } = await open(goodsId, asked, isNew);
      if (unreadable !== undefined) toast(t('works.kept.unreadable', { from: unreadable }), { tone: 'bad' });
      if (asked !== undefined) chosen.add(goodsId);
      if (newer !== undefined && !chosen.has(goodsId) && !wasAnnounced(newer)) {
        const show = () => go(PATHS.editor, { goods_id: goodsId, work_id: newer.work_id });
        toast(t('works.kept.newer'), { icon: 'refresh', action: { label: t('works.kept.openNewer'), onPress: show } });
      }
      void sendAside(t);
      return myBindings().read(slots.of(goodsId))?.choice ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Sends the drafts that were put aside; the code for this is loaded only if there is something to send. */
async function sendAside(t: ReturnType<typeof useT>): Promise<void> {
  if ((await ownSlotsInUse().catch(() => [])).length === 0) return;
  const code = await import('./aside.ts').catch(() => undefined);
  await code?.sendStoredDrafts((title) =>
    t('works.kept.leftTitle', { title: title === '' ? t('works.untitledGone') : title }),
  );
}

/** A customer who has just chosen a design knows that there are others, so newer ones are not announced. */
const chosen = new Set<GoodsId>();

/** Each newer design is announced once: an older design may be continued for days. */
function wasAnnounced({ work_id, revision }: WorkSummary): boolean {
  const name = `${STORAGE_PREFIX}told_newer`;
  const word = `${work_id} ${revision}`;
  if (deviceStorage.getItem(name) === word) return true;
  deviceStorage.setItem(name, word);
  return false;
}

function open(goodsId: GoodsId, asked: WorkId | undefined, isNew: boolean) {
  const slot = slots.of(goodsId);
  const ports: OpenPorts = {
    calls: client,
    bindings: myBindings(),
    slot,
    load: () => loadDraft(goodsId),
    // The account has this design: if the device refuses to store it, it is continued from memory.
    save: (draft: Draft) =>
      saveDraft(goodsId, draft).catch(() => forgetOlder(slot, draft.history.document).catch(() => undefined)),
    isNew,
    newId: () => brand<WorkId>(randomId()),
    putAside: () => putAside(goodsId, slot),
    openBesideUnreadable: async (...of) => (await import('./aside.ts')).openBesideUnreadable(...of),
  };
  return openWork(ports, goodsId, asked);
}
