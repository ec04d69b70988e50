import { type AssetId, brand } from '@cpc/domain';
import { useCallback, useEffect } from 'react';
import { type Studio, useStudio } from '../model/context.ts';
import { documentOf } from '../document/state.ts';
import { askForIdeas, closePanel } from '../session/panels.ts';
import type { PendingPicture } from '../ports/ports.ts';

/** Adds a picture of the device to the design. If it cannot, it tells the reason. */
export function useAddPicture(): (file: Blob) => void {
  const studio = useStudio();
  return useCallback(
    (file) => {
      closePanel(studio.core.store);
      const { chosen, randomId } = studio.core.ports;
      // The server names a picture by its stored bytes, which are not known yet: this is a temporary ID.
      const picture = { asset: brand<AssetId>(`${randomId()}${randomId()}`), file };
      void place(studio, picture, chosen.keep(picture));
    },
    [studio],
  );
}

/** Places the picture that the customer chose before the studio, or before the page was reloaded. */
export function useChosenBefore(): void {
  const studio = useStudio();
  useEffect(() => {
    const { records } = documentOf(studio.core.store.getState());
    const holds = (stored: AssetId) =>
      Object.values(records).some((record) => record.type === 'picture' && record.asset === stored);
    studio.core.ports.chosen.take(holds).then(
      (picture) => {
        if (!picture) return undefined;
        askForIdeas(studio.core.store, picture.isFirst);
        return place(studio, picture);
      },
      () => undefined,
    );
  }, [studio]);
}

/** If the runtime cannot be loaded, the picture waits until it is: for the network, or for the next touch. */
async function place({ core, runtime }: Studio, picture: PendingPicture, saved = Promise.resolve()): Promise<void> {
  try {
    const { pictures } = await runtime.load();
    // Wait before decoding, which may exceed a phone's memory. If the device is full, go on anyway.
    await saved.catch(() => undefined);
    await pictures.add(picture);
  } catch (error) {
    if (runtime.now()) throw error;
    core.notify('studio.picture.waiting', 'error');
    const again = () => {
      removeEventListener('online', again);
      end();
      void place({ core, runtime }, picture);
    };
    const end = runtime.listen(again);
    addEventListener('online', again);
  }
}
