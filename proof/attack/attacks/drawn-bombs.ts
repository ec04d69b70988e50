import type { DrawingMisbehaviour } from '@cpc/standins';
import type { Attack } from '../attack.ts';
import { awaitEnd, drawingOf } from '../draw.ts';

/** What a hostile or broken model server answers. */
const ANSWERS: readonly DrawingMisbehaviour[] = ['bomb', 'text', 'html', 'half', 'empty', 'tiny', 'refused', 'away'];
const BOMBERS = { short: 3, full: 12, long: 24 } as const;
const PER_BOMBER = 3;
const MAX_WAIT_MS = 120_000;

/** A model server is not trusted: what it answers is decoded like a stranger's upload (AI-04). */
export const drawnBombs: Attack = {
  name: 'drawn-bombs',
  title: 'a model server that answers with bombs, halves and pages',
  hasModel: true,
  async run({ shop, model, scale, hold, note }) {
    if (!model) throw new Error('drawn-bombs: there is no model server');
    const draw = async (self: Awaited<ReturnType<typeof shop.guest>>) => {
      const { drawing_id } = await self.must('Drawing.begin', drawingOf('a lucky dragon'));
      return awaitEnd(self, drawing_id, MAX_WAIT_MS);
    };
    for (const what of ANSWERS) {
      model.misbehave(what);
      const { state, results } = await draw(await shop.guest());
      hold(state === 'failed' || state === 'refused' || results.length > 0, `after ${what} a drawing is ${state}`);
    }
    // Many at once: each order gets a bomb.
    for (let n = 0; n < BOMBERS[scale] * PER_BOMBER; n += 1) model.misbehave('bomb');
    const bombers = await Promise.all(Array.from({ length: BOMBERS[scale] }, () => shop.guest()));
    const ended = await Promise.all(
      bombers.flatMap((self) => Array.from({ length: PER_BOMBER }, () => draw(self).catch(() => undefined))),
    );
    const failed = ended.filter((one) => one?.state === 'failed').length;
    note(`${failed} of ${ended.length} drawings of bombs failed`);
    hold(failed === ended.length, `${ended.length - failed} of ${ended.length} drawings of bombs did not fail`);
    const { state, results } = await draw(await shop.guest());
    hold(state === 'done' && results.length > 0, `after the bombs an honest drawing is ${state}`);
  },
};
