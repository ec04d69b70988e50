import { useCallback } from 'react';
import { useStudio } from '../context.ts';
import { openPanel } from './open-panel.ts';

/** Puts a picture of the device on the case. Tells why when it cannot. */
export function useAddPicture(): (file: Blob) => void {
  const { core, bench } = useStudio();
  return useCallback(
    (file) => {
      openPanel(core.store, null);
      void bench.load().then(
        ({ pictures }) => pictures.add(file),
        () => core.tell('common.chunk.failed', 'error'),
      );
    },
    [core, bench],
  );
}
