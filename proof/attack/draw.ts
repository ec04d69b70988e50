import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionInput, DrawingView } from '@cpc/contract';
import { OPEN_DRAWING_STATES, type DrawingId, mm } from '@cpc/domain';
import { STATION } from '@cpc/testkit';
import type { Person } from './person.ts';

/** The input for a drawing of a phone case. */
export const drawingOf = (prompt: string): ActionInput<'Drawing.begin'> => ({
  client_key: randomUUID(),
  machine_id: STATION,
  prompt,
  style: 'cartoon',
  area: { width: mm(70), height: mm(140), keep_out: [] },
});

export const isOpen = ({ state }: Pick<DrawingView, 'state'>): boolean =>
  OPEN_DRAWING_STATES.some((open) => open === state);

const LOOK_MS = 200;

/** Waits until a drawing has ended. @throws Error when it takes too long */
export async function awaitEnd(self: Person, drawing_id: DrawingId, patienceMs: number): Promise<DrawingView> {
  const until = performance.now() + patienceMs;
  let seen: DrawingView['state'] | 'nothing' = 'nothing';
  while (performance.now() < until) {
    const { output } = await self.call('Drawing.get', { drawing_id });
    if (output && !isOpen(output)) return output;
    seen = output?.state ?? seen;
    await sleep(LOOK_MS);
  }
  throw new Error(`expected an ended drawing within ${patienceMs} ms, got ${seen}`);
}

/** A prompt whose readings all differ, with a listed word in the last one alone. It unfolds to 18 times its length. */
export const MANY_READINGS = `${'\ufdfa'.repeat(960)} a0 bbbb k1ll people`;
