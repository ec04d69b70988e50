import type { AssetId } from '@cpc/domain';
import { useCallback, useEffect } from 'react';
import { type Studio, useStudio } from '../context.ts';
import { openPanel } from '../parts/open-panel.ts';
import type { PendingPicture } from '../ports.ts';

/** Puts a picture of the device on the case. Tells why when it cannot. */
export function useAddPicture(): (file: Blob) => void {
  const studio = useStudio();
  return useCallback(
    (file) => {
      openPanel(studio.core.store, null);
      const { chosen, randomId } = studio.core.ports;
      // The server names a picture by its bytes as stored, which are not known yet.
      const picture = { asset: `${randomId()}${randomId()}` as AssetId, file };
      void place(studio, picture, chosen.keep(picture));
    },
    [studio],
  );
}

/** Places the picture that was chosen before the page was loaded anew. */
export function useChosenBefore(): void {
  const studio = useStudio();
  useEffect(() => {
    studio.core.ports.chosen.take().then(
      (picture) => picture && place(studio, picture),
      () => undefined,
    );
  }, [studio]);
}

/** Where the bench cannot be fetched, the picture waits until it can: for the network, or for the next touch. */
async function place({ core, bench }: Studio, picture: PendingPicture, kept = Promise.resolve()): Promise<void> {
  try {
    const { pictures } = await bench.load();
    // Before it is decoded: that may be more than a phone's memory holds. A full device goes on without.
    await kept.catch(() => undefined);
    await pictures.add(picture);
  } catch (error) {
    if (bench.now()) throw error;
    core.tell('studio.picture.waiting', 'error');
    const again = () => {
      removeEventListener('online', again);
      end();
      void place({ core, bench }, picture);
    };
    const end = bench.listen(again);
    addEventListener('online', again);
  }
}
