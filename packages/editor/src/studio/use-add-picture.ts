import { useCallback } from 'react';
import { type Studio, useStudio } from '../context.ts';
import { openPanel } from './open-panel.ts';

/** Puts a picture of the device on the case. Tells why when it cannot. */
export function useAddPicture(): (file: Blob) => void {
  const studio = useStudio();
  return useCallback(
    (file) => {
      openPanel(studio.core.store, null);
      void place(studio, file);
    },
    [studio],
  );
}

/** Where the bench cannot be fetched, the picture waits until it can: for the network, or for the next touch. */
async function place({ core, bench }: Studio, file: Blob): Promise<void> {
  try {
    const { pictures } = await bench.load();
    await pictures.add(file);
  } catch (error) {
    if (bench.now()) throw error;
    core.tell('studio.picture.waiting', 'error');
    const again = () => {
      removeEventListener('online', again);
      end();
      void place({ core, bench }, file);
    };
    const end = bench.listen(again);
    addEventListener('online', again);
  }
}
