import { describe, expect, it, onTestFinished } from 'vitest';
import { A_DRAWING } from '../../../testing/access/drawings.ts';
import { databases } from '../../../testing/databases.ts';
import { drawingShop } from '../../../testing/drawing-shop.ts';
import { illustratorLane } from './illustrator-lane.ts';

const NOTHING = { signal: new AbortController().signal, handsOver: () => false, progress: () => undefined };
const RUN = { ...NOTHING, task: null, began: async () => undefined };
const TASK = { style: 'modern', seeds: [1, 2, 3, 4], width: 300, height: 600, keepOut: [], from: undefined } as const;

function lane() {
  const illustrator = illustratorLane();
  onTestFinished(illustrator.close);
  return illustrator.provider;
}

describe.each(databases())('the illustrator behind the jobs on $engine', ({ open }) => {
  it('[AI-01.4] [AI-03.1] [AI-03.4] [AI-04.1] draws four pictures from Arabic words, and says which word it does not know', async () => {
    const illustrator = lane();
    const shop = await drawingShop(await open(), { drawings: { provider: { kind: 'illustrator' } }, illustrator });
    const customer = await shop.customer();
    expect(await customer.must('Drawing.offer', {})).toMatchObject({ by: 'illustrator', restyle: false, results: 4 });
    const order = { ...A_DRAWING, client_key: 'a', prompt: 'قطة حمراء وبلابلابلا', seed: 7 };
    const { drawing_id } = await customer.must('Drawing.begin', order);
    await shop.work();
    const done = await customer.must('Drawing.get', { drawing_id });
    expect(done).toMatchObject({ state: 'done', progress: 1, failure: null });
    expect(done.results.map(({ seed }) => seed)).toEqual([7, 8, 9, 10]);
    expect(done.unknown.length).toBeGreaterThan(0);
    const unknown = await customer.must('Drawing.begin', { ...A_DRAWING, client_key: 'b', prompt: 'qwrtzx' });
    await shop.work();
    expect(await customer.must('Drawing.get', { drawing_id: unknown.drawing_id })).toMatchObject({
      state: 'failed',
      failure: 'nothingKnown',
      unknown: ['qwrtzx'],
    });
  }, 120_000);

  it('[AI-01.4] [AI-05.1] a customer reads what words become before they are drawn: it uses no drawing up, and is counted', async () => {
    const illustrator = lane();
    const shop = await drawingShop(await open(), { drawings: { provider: { kind: 'illustrator' } }, illustrator });
    const customer = await shop.customer();
    const { left } = await customer.must('Drawing.offer', {});
    const known = { instead: [], unknown: [], near: [], nothing: false };
    expect(await customer.must('Drawing.read', { prompt: ' ein Welpe am Strand ' })).toEqual({
      ...known,
      instead: [{ word: 'welpe', name: 'hund' }],
    });
    // What the word lists refuse is told when it is drawn, not word by word.
    expect(await customer.must('Drawing.read', { prompt: 'a massacre' })).toEqual(known);
    const errorOf = async (prompt: string) => {
      const { data } = await customer.call('Drawing.read', { prompt });
      return (data as unknown as { readonly error?: string }).error;
    };
    expect(await errorOf(' ')).toBe('promptEmpty');
    expect(await errorOf('a'.repeat(1_001))).toBe('promptTooLong');
    expect((await customer.must('Drawing.offer', {})).left).toBe(left);
    const errors = new Set<string | undefined>();
    for (let call = 0; call < 60; call += 1) errors.add(await errorOf('a massacre'));
    expect([...errors]).toEqual([undefined, 'tooManyRequests']);
  }, 120_000);
});

describe('the illustrator in its process', () => {
  it('[AI-01.4] reads words without drawing them: what is drawn instead, what is not, and what to choose from', async () => {
    const illustrator = lane();
    expect(await illustrator.read?.('a puppy on a qwrtzx', 'ann')).toEqual({
      instead: [{ word: 'puppy', name: 'dog' }],
      unknown: ['qwrtzx'],
      near: [],
      nothing: false,
    });
    expect(await illustrator.read?.('an animal', 'ann')).toMatchObject({ unknown: ['animal'], nothing: true });
    expect((await illustrator.read?.('an animal', 'ann'))?.near).toContain('cat');
    expect(await illustrator.read?.('a red fox', 'ann')).toEqual({
      instead: [],
      unknown: [],
      near: [],
      nothing: false,
    });
  }, 120_000);

  it('[AI-03.1] [AI-03.4] gives the same pictures for the same words and seeds, each of its size', async () => {
    const illustrator = lane();
    const shares: number[] = [];
    const run = { ...RUN, progress: (share: number) => shares.push(share) };
    const first = await illustrator.draw({ ...TASK, prompt: 'three cats in space' }, run);
    const again = await illustrator.draw({ ...TASK, prompt: 'three cats in space' }, RUN);
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
    expect(first.pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).toEqual(
      again.pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64')),
    );
    const header = Buffer.from(first.pictures[0]?.bytes ?? []);
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([300, 600]);
  }, 120_000);

  it('[AI-04.1] stops at once when the customer cancels, and draws the next one', async () => {
    const illustrator = lane();
    const cancelled = new AbortController();
    const drawing = illustrator.draw(
      { ...TASK, prompt: 'a dragon', width: 2_048, height: 4_096 },
      { ...RUN, signal: cancelled.signal, progress: () => cancelled.abort(new Error('cancelled')) },
    );
    await expect(drawing).rejects.toThrow('cancelled');
    const next = await illustrator.draw({ ...TASK, seeds: [1], prompt: 'a dragon' }, RUN);
    expect(next.pictures).toHaveLength(1);
  }, 120_000);
});
