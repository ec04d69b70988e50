import type { DrawingView } from '@cpc/contract';
import { brand, type DrawingId, mm } from '@cpc/domain';
import { expect, it } from 'vitest';
import type { DrawingWish } from '../../ports/drawing-port.ts';
import { beginDrawing } from './begin-drawing.ts';

const VARIATION = {
  client_key: 'k1',
  style: 'pencil',
  area: { width: mm(70), height: mm(150), keep_out: [] },
  seed: 7,
  variation_of: { drawing_id: brand<DrawingId>('d1'), number: 2 },
} as const satisfies DrawingWish;

const named = (name: string) => Object.assign(new Error('for the customer'), { name });

function server(refusal: Error) {
  const asked: DrawingWish[] = [];
  const begin = async (wish: DrawingWish) => {
    asked.push(wish);
    if (wish.variation_of) throw refusal;
    return { state: 'queued' } as DrawingView;
  };
  return { asked, begin };
}

it.each(['drawingExpired', 'notFound'])(
  '[AI-01.2] a variation drawn again is drawn from its words alone only if its result is gone: %s',
  async (name) => {
    const port = server(named(name));
    await expect(beginDrawing(port, { ...VARIATION, prompt: 'a fox' })).resolves.toMatchObject({ state: 'queued' });
    const { variation_of, ...plain } = VARIATION;
    expect(port.asked).toEqual([
      { ...plain, variation_of, prompt: 'a fox' },
      { ...plain, prompt: 'a fox' },
    ]);
  },
);

it('[AI-01.2] [AI-01.4] other refusals, and variations without words, are told', async () => {
  const busy = server(named('tooManyDrawings'));
  await expect(beginDrawing(busy, { ...VARIATION, prompt: 'a fox' })).rejects.toThrow('for the customer');
  const wordless = server(named('notFound'));
  await expect(beginDrawing(wordless, VARIATION)).rejects.toThrow('for the customer');
  expect([busy.asked.length, wordless.asked.length]).toEqual([1, 1]);
});
