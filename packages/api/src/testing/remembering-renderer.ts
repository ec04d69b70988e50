import type { PrintSettings } from '@cpc/design';
import type { FrozenArt, Renderer } from '../base/painting/renderer.ts';

/** What this process has painted, by what was asked for. */
const painted = new Map<string, Uint8Array>();

/** The name of a stored file: whether it is there is a matter of each shop. */
const STORED = /"asset":"[0-9a-f]{64}"/;

/**
 * Paints the same design once for all tests of a process: painting is most of the work of an order, and gives the same
 * bytes each time (SA-05).
 */
export function remembering(renderer: Renderer): Renderer {
  const once =
    <Asked extends unknown[]>(kind: string, paint: (...asked: Asked) => Promise<Uint8Array>) =>
    async (...asked: Asked): Promise<Uint8Array> => {
      const key = kind + JSON.stringify(asked);
      const bytes = painted.get(key) ?? (await paint(...asked));
      if (!STORED.test(key)) painted.set(key, bytes);
      return bytes;
    };
  // All at one time: with the times of their print jobs, no two orders would share a file.
  const printFile = once('print', (art: FrozenArt, settings: PrintSettings) =>
    renderer.printFile(art, settings, { title: 'Print', createdAt: 0 }),
  );
  return {
    ...renderer,
    printFile: (art, settings) => printFile(art, settings),
    thumbnail: once('thumbnail', renderer.thumbnail),
    preview: once('preview', renderer.preview),
  };
}
