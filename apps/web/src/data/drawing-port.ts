import { STORAGE_PREFIX } from '@cpc/appkit';
import type { DrawingView } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { DrawingPort } from '@cpc/editor/drawing';
import { onPageReturn } from '@cpc/ui';
import { client } from '../core/client.ts';
import { drawingMemory } from '../core/drawing-memory.ts';
import { keepPicture } from '../core/device-pictures.ts';
import { randomId } from '../core/random-id.ts';
import { tabStorage } from '../core/storage.ts';
import { sessionStore } from '../core/stores.ts';

const PAGE_SIZE = 8;

/**
 * Tells the other tabs that the drawings have changed. One for telling and hearing: a channel does not hear itself, but it
 * hears every other one of the same page. Undefined where the browser has none.
 */
let tabs: BroadcastChannel | undefined;
const openTabs = (): BroadcastChannel | undefined =>
  (tabs ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${STORAGE_PREFIX}drawings`));

/** The server's drawings for the editor and the page. @param station whose quota is used; null without one */
export function drawingPort(station: StationId | null): DrawingPort {
  const stationId = station ?? undefined;
  const changing = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    openTabs()?.postMessage('changed');
    return answer;
  };
  return {
    offer: () => client.call('Drawing.offer', { machine_id: stationId }),
    read: (prompt) => client.call('Drawing.read', { prompt }),
    begin: (wish) => changing(client.call('Drawing.begin', { ...wish, machine_id: stationId })),
    async list(number) {
      const drawings = await client.call('Drawing.list', {}, { page: { number, size: PAGE_SIZE } });
      return { drawings, hasMore: drawings.length === PAGE_SIZE };
    },
    cancel: (drawing_id) => changing(client.call('Drawing.cancel', { drawing_id })),
    remove: async (drawing_id) =>
      void (await changing(client.call('Drawing.delete', { drawing_id }, { outlivesPage: true }))),
    async keep(drawing_id, number) {
      const kept = await changing(client.call('Drawing.keep', { drawing_id, number }));
      await storeFile(kept.asset);
      return kept;
    },
    picture: (asset) => client.fetchBlob(`/api/drawing/result/${asset}?size=proxy`),
    follow: (id, onData) =>
      client.stream<DrawingView>(`/api/drawing/stream?drawing_id=${encodeURIComponent(id)}`, {
        event: 'drawing',
        onData,
        poll: () => client.call('Drawing.get', { drawing_id: id }),
      }),
    listen,
    memory: drawingMemory(tabStorage, () => sessionStore.getState().userInfo?.uid),
    randomId,
  };
}

/** The device has the files of its pictures, so that tools work without a network. If it refuses, the server has them. */
async function storeFile(asset: Parameters<typeof keepPicture>[0]): Promise<void> {
  const file = await client.fetchBlob(`/api/picture/${asset}?size=full`);
  await keepPicture(asset, file).catch(() => undefined);
}

function listen(changed: () => void): () => void {
  const channel = openTabs();
  channel?.addEventListener('message', changed);
  const forget = onPageReturn(changed);
  return () => {
    channel?.removeEventListener('message', changed);
    forget();
  };
}
