import { DRAWING_RESULTS, type DrawingId } from '@cpc/domain';
import type { JobHandlers } from '../../base/jobs/jobs.ts';
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

/** Draws one drawing. If the server stops, another one begins again, or goes on with work that has a name. */
export function drawJob(services: DrawingServices, studio: Studio): Handler {
  return async (payload, { signal }) => {
    const row = await takeUp(services, payload as DrawingId);
    if (!row) return undefined;
    services.events.publish(drawingTopic(row.id));
    const ending = endings(services, row, studio.timeoutMs, signal);
    try {
      await drawOne(services, studio, row, ending.signal);
    } catch (error) {
      const again = await endWith(services, row, error);
      if (again) return { again: 0 };
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
    const began_at = before.began_at ?? clock.now();
    return moveDrawing(tx, id, 'began', { begun: before.begun + 1, began_at, progress: 0 }, before.begun);
  });
}

async function drawOne(services: DrawingServices, studio: Studio, row: DrawingRow, signal: AbortSignal): Promise<void> {
  const { provider, moderation } = studio;
  if (!provider) throw new DrawingFailed('provider', 'nobody draws here any more');
  const verdict = row.prompt === '' ? null : await moderation.prompt(row.prompt, signal);
  if (verdict) throw new DrawingRefused(verdict);
  const progress = progressWriter(services, row);
  const task = await taskOf(services, row, DRAWING_RESULTS);
  const drawn = await provider.draw(task, {
    signal,
    progress: (share) => progress.note(share),
    handsOver: () => signal.reason instanceof Ended && signal.reason.how === 'stopping',
    task: row.task,
    began: (name) => noteTask(services, row, name),
  });
  await progress.end();
  const pictures = await takeResults(services, studio, row, drawn, signal);
  await keepResults(services, row, pictures, wordsIn(drawn));
}

const wordsIn = ({ unknown = [], near = [] }: Pick<Drawn, 'unknown' | 'near'>) => ({
  unknown: JSON.stringify(unknown.slice(0, 50)),
  near: JSON.stringify(near.slice(0, 50)),
});

async function noteTask({ db }: DrawingServices, { id, begun }: DrawingRow, task: string): Promise<void> {
  await db.transact((tx) =>
    tx.updateTable('drawings').set({ task }).where('id', '=', id).where('begun', '=', begun).execute(),
  );
}

/** @returns whether the drawing begins again */
async function endWith({ db, log }: DrawingServices, row: DrawingRow, error: unknown): Promise<boolean> {
  const { id, begun } = row;
  if (error instanceof Ended && error.how === 'cancelled') return false;
  if (error instanceof Ended && error.how === 'stopping') {
    await db.transact((tx) => moveDrawing(tx, id, 'interrupted', {}, begun));
    return true;
  }
  if (error instanceof DrawingRefused) {
    logRefusal(log, 'moderation', row.prompt, error.kind);
    await db.transact((tx) => refuseDrawing(tx, id, error.kind, begun));
    return false;
  }
  const failure = error instanceof Ended ? 'timeout' : error instanceof DrawingFailed ? error.failure : 'provider';
  const words = error instanceof DrawingFailed ? wordsIn(error.words) : {};
  log.warn({ drawing: id, failure, error }, 'a drawing failed');
  await db.transact((tx) => failDrawing(tx, id, failure, begun, words));
  return false;
}
