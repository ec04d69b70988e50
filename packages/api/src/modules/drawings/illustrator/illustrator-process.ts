import { draw, understand, type Understanding } from '@cpc/illustrator';
import { render } from '@cpc/illustrator/render';
import { serveWork } from '../../../base/processes/serve-work.ts';
import type { IllustratorAnswer, IllustratorTask } from './illustrator-lane.ts';

/** The process that draws from words: a picture takes up to a second, and calls would wait for it. */
serveWork(async ({ prompt, order }: IllustratorTask): Promise<IllustratorAnswer> => {
  const understanding = understand(prompt);
  const { instead, unknown, near } = understanding;
  const nothing = knowsNothing(understanding);
  const reading = {
    instead: [...instead],
    unknown: [...unknown],
    near: [...new Set(near.map(({ name }) => name))],
    nothing,
  };
  return { picture: nothing || !order ? null : await render(draw({ understanding, ...order })), reading };
});

/** Whether words were left over, and no other word says what to draw. */
const knowsNothing = ({ unknown, subjects, colours, places, season, time, weather, moods, ornament }: Understanding) =>
  unknown.length > 0 &&
  [subjects, colours, places, weather, moods].every((found) => found.length === 0) &&
  [season, time, ornament].every((found) => found === null);
