import { CallError } from '@cpc/contract';
import { DRAWING_RESULTS, type DrawingId, OPEN_DRAWING_STATES } from '@cpc/domain';
import type { JobHandlers } from '../../base/jobs/jobs.ts';
import { FilesUnavailable } from '../../base/ports/store-marker.ts';
import { NoRoom } from '../../base/ports/temporary-files.ts';
import { type DrawingRow, failDrawing, moveDrawing, refuseDrawing } from '../../records/drawings/store.ts';
import { drawingTopic } from '../../records/drawings/topic.ts';
import { logRefusal } from './begin.ts';
import { Ended, endings } from './endings.ts';
import { keepResults, takeResults } from './finish.ts';
import type { DrawingServices, Studio } from './ports.ts';
import { progressWriter } from './progress.ts';
import { DrawingFailed, DrawingRefused, type Drawn } from './providers/provider.ts';
import { taskOf } from './task.ts';

/** How often servers begin a drawing whose server died: one that kills servers is given up. */
const MAX_BEGUN = 3;

type Handler = JobHandlers[string];

/** A drawing waits so long after a momentary trouble of this server, in ms. */
const REST_MS = 5_000;

/**
 * Draws one drawing. If the server stops, another one begins again, or goes on with work that has a name. What ended
 * while nobody drew it is stopped at the provider.
 */
export function drawJob(services: DrawingServices, studio: Studio): Handler {
  return async (payload, { signal }) => {
    const id = payload as DrawingId;
    const row = await takeUp(services, id);
    if (!row) {
      await stopLeft(services, studio, id);
      return undefined;
    }
    services.events.publish(drawingTopic(row.id));
    const ending = endings(services, row, signal);
    try {
      await drawOne(services, studio, row, ending.signal);
    } catch (error) {
      const again = await endWith(services, row, error);
      if (again !== undefined) return { again };
    } finally {
      ending.stop();
      services.events.publish(drawingTopic(row.id));
    }
    return undefined;
  };
}

/** Begins a drawing, or begins again what a dead server has left. @returns undefined if it has ended */
function takeUp({ db, clock }: DrawingServices, id: DrawingId): Promise<DrawingRow | undefined> {
  return db.transact(async (tx) => {
    const before = await tx.selectFrom('drawings').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before) return undefined;
    if (before.begun >= MAX_BEGUN) return void (await failDrawing(tx, id, 'provider'));
    if (before.state === 'running') await moveDrawing(tx, id, 'interrupted', {}, before.begun);
    // The time while nobody drew does not count.
    const changes = { begun: before.begun + 1, began_at: clock.now(), progress: 0 };
    return moveDrawing(tx, id, 'began', changes, before.begun);
  });
}

/** Tells the provider that the work of a drawing which has ended is not wanted any more, if nobody has told it. */
async function stopLeft({ db }: DrawingServices, { provider }: Studio, id: DrawingId): Promise<void> {
  const row = await db.read.selectFrom('drawings').select(['state', 'task']).where('id', '=', id).executeTakeFirst();
  if (!row || row.task === null || OPEN_DRAWING_STATES.some((state) => state === row.state)) return;
  const { task } = row;
  await provider?.stop?.(task);
  await db.transact((tx) =>
    tx.updateTable('drawings').set({ task: null }).where('id', '=', id).where('task', '=', task).execute(),
  );
}

async function drawOne(services: DrawingServices, studio: Studio, row: DrawingRow, signal: AbortSignal): Promise<void> {
  const { provider, moderation } = studio;
  if (!provider) throw new DrawingFailed('provider', 'nobody draws here any more');
  const verdict = row.prompt === '' ? null : await moderation.prompt(row.prompt, signal);
  if (verdict) throw new DrawingRefused(verdict, false);
  const progress = progressWriter(services, row);
  const task = await taskOf(services, row, DRAWING_RESULTS);
  const drawn = await provider.draw(task, {
    signal,
    progress: (share) => progress.note(share),
    handsOver: () => signal.reason instanceof Ended && signal.reason.how === 'stopping',
    task: row.task,
    async began(name) {
      // Another server has begun its own work in the meantime.
      if (!(await noteTask(services, row, name))) await provider.stop?.(name);
    },
  });
  await progress.end();
  const pictures = await takeResults(services, studio, row, drawn, signal);
  await keepResults(services, row, pictures, wordsIn(drawn));
}

const wordsIn = ({ unknown = [], near = [] }: Pick<Drawn, 'unknown' | 'near'>) => ({
  unknown: JSON.stringify(unknown.slice(0, 50)),
  near: JSON.stringify(near.slice(0, 50)),
});

/** @returns false if the drawing belongs to another server, or is gone */
async function noteTask({ db }: DrawingServices, { id, begun }: DrawingRow, task: string | null): Promise<boolean> {
  const noted = await db.transact((tx) =>
    tx
      .updateTable('drawings')
      .set({ task })
      .where('id', '=', id)
      .where('begun', '=', begun)
      .returning('id')
      .executeTakeFirst(),
  );
  return noted !== undefined;
}

/** Our own trouble, which passes: the decoder or the disk is full, or the files are away. */
const isMomentary = (error: unknown): boolean =>
  (error instanceof CallError && error.error === 'unavailable') ||
  error instanceof NoRoom ||
  error instanceof FilesUnavailable;

/** @returns in how many ms the drawing begins again; undefined if it has ended, or belongs to another server */
async function endWith(services: DrawingServices, row: DrawingRow, error: unknown): Promise<number | undefined> {
  const { db, log } = services;
  const { id, begun } = row;
  if (error instanceof Ended && error.how === 'cancelled') {
    // The provider has been told.
    await noteTask(services, row, null);
    return undefined;
  }
  if (error instanceof Ended && error.how === 'stopping') return interrupt(services, row, 0);
  if (isMomentary(error)) {
    log.warn({ drawing: id, error }, 'a drawing waits for this server');
    return interrupt(services, row, REST_MS);
  }
  if (error instanceof DrawingRefused) {
    logRefusal(log, 'moderation', row.prompt, error.kind);
    await db.transact((tx) => refuseDrawing(tx, id, error, begun));
    return undefined;
  }
  const failure = error instanceof Ended ? 'timeout' : error instanceof DrawingFailed ? error.failure : 'provider';
  const words = error instanceof DrawingFailed ? wordsIn(error.words) : {};
  log.warn({ drawing: id, failure, error }, 'a drawing failed');
  await db.transact((tx) => failDrawing(tx, id, failure, { fence: begun, task: null, ...words }));
  return undefined;
}

/**
 * Gives a drawing back. One that was cancelled in this instant runs again as well, so that the provider is told.
 * @returns `again`; undefined if another server has begun it
 */
function interrupt({ db }: DrawingServices, { id, begun }: DrawingRow, again: number): Promise<number | undefined> {
  return db.transact(async (tx) => {
    await moveDrawing(tx, id, 'interrupted', {}, begun);
    const row = await tx.selectFrom('drawings').select('begun').where('id', '=', id).executeTakeFirst();
    return row?.begun === begun ? again : undefined;
  });
}
