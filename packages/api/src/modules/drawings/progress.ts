import type { DrawingRow } from '../../records/drawings/store.ts';
import { drawingTopic } from '../../records/drawings/topic.ts';
import type { DrawingServices } from './ports.ts';

/** Progress is written at most once in this time, in ms. */
const REST_MS = 500;
/** What is left for decoding and storing, in thousandths. */
const MAX_PROGRESS = 950;

/** Writes the progress of a drawing for its customer; it never goes back. */
export function progressWriter({ db, events }: DrawingServices, { id, begun }: DrawingRow) {
  let written = 0;
  let last = 0;
  let writing: Promise<unknown> = Promise.resolve();

  async function write(progress: number): Promise<void> {
    await db.transact((tx) =>
      tx
        .updateTable('drawings')
        .set({ progress })
        .where('id', '=', id)
        .where('begun', '=', begun)
        .where('state', '=', 'running')
        .execute(),
    );
    events.publish(drawingTopic(id));
  }

  return {
    /** @param share 0 … 1; anything else tells nothing */
    note(share: number): void {
      const progress = Math.round(Math.min(1, share) * MAX_PROGRESS);
      if (!(progress > written) || performance.now() - last < REST_MS) return;
      written = progress;
      last = performance.now();
      // A progress that cannot be written is not worth a failure.
      writing = writing.then(() => write(progress)).catch(() => undefined);
    },
    /** Resolves when nothing is being written any more. */
    end: () => writing,
  };
}
