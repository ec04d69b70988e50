import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ActionInput } from '@cpc/contract';
import type { DrawingMisbehaviour } from '@cpc/standins';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { drawingShop, modelServer } from '../../../testing/drawing-shop.ts';
import { photo } from '../../../testing/pictures.ts';
import { casesOfPart, isInMain } from '@cpc/domain/testing/part';
import { upload } from '../../../testing/upload.ts';
import { A_DRAWING } from '../../../testing/access/drawings.ts';
import { TEST_CONFIG } from '../../../testing/services.ts';
import { providerOf } from './of-config.ts';
import { plainPrompt } from './prompt.ts';
import { DrawingFailed, type DrawRun, type DrawTask } from './provider.ts';

const KINDS = ['openai', 'automatic1111', 'comfyui', 'replicate'] as const;
type Kind = (typeof KINDS)[number];

const TASK: DrawTask = {
  prompt: 'a fox in the snow',
  style: 'pencil',
  seeds: [7, 8, 9, 10],
  width: 1024,
  height: 2048,
  keepOut: [],
  from: undefined,
};

const runOf = (more: Partial<DrawRun> = {}): DrawRun => ({
  signal: new AbortController().signal,
  handsOver: () => false,
  progress: () => undefined,
  task: null,
  began: async () => undefined,
  ...more,
});

async function provider(kind: Kind, takesMs?: number) {
  const server = await modelServer(takesMs);
  const drawings = { ...TEST_CONFIG.drawings, provider: server.configOf(kind) };
  const found = providerOf(drawings, undefined);
  if (!found) throw new Error('expected a provider');
  return { ...server, draw: found.draw, found };
}

/** What a fault does: at the provider's answer, or when the result is decoded. */
const OUTCOMES: Readonly<
  Record<Exclude<DrawingMisbehaviour, 'slow' | 'flagged'>, Readonly<Partial<Record<Kind, string>>>>
> = {
  busy: {},
  away: { openai: 'failed', automatic1111: 'failed', comfyui: 'failed', replicate: 'failed' },
  refused: { openai: 'refused', automatic1111: 'failed', comfyui: 'failed', replicate: 'refused' },
  half: { openai: 'failed', automatic1111: 'failed', comfyui: 'failed', replicate: 'failed' },
  html: { openai: 'failed', automatic1111: 'failed', comfyui: 'failed', replicate: 'failed' },
  empty: { openai: 'failed', automatic1111: 'failed', comfyui: 'failed', replicate: 'failed' },
  text: { openai: 'failed', automatic1111: 'failed', comfyui: 'failed', replicate: 'failed' },
  bomb: { openai: 'failed', automatic1111: 'failed', comfyui: 'failed', replicate: 'failed' },
  // Only these two protocols have addresses of results.
  elsewhere: { openai: 'failed', replicate: 'failed' },
  tiny: { openai: 'failed', automatic1111: 'failed', comfyui: 'failed', replicate: 'failed' },
};

describe.runIf(isInMain).each(KINDS)('the protocol of %s', (kind) => {
  it('[AI-03.5] draws four pictures of the right ratio, with its words and the style', async () => {
    const { draw, standin } = await provider(kind);
    const { pictures } = await draw(TASK, runOf());
    expect(pictures.map(({ seed }) => seed)).toEqual(TASK.seeds);
    const { format, width, height } = await sharp(pictures[0]?.bytes).metadata();
    expect([format, Math.abs(Math.log(width / height / (TASK.width / TASK.height))) < 0.35]).toEqual(['png', true]);
    expect(standin.drawings).toMatchObject([
      { prompt: expect.stringMatching(/fox.*pencil/), count: 4, restyles: false },
    ]);
  });

  it('[AI-08] redraws a picture in a style', async () => {
    const { draw, standin, found } = await provider(kind);
    expect(found.restyles).toBe(true);
    const from = { bytes: await photo(300, 600), mediaType: 'image/jpeg', as: 'restyle' } as const;
    const { pictures } = await draw({ ...TASK, prompt: '', from }, runOf());
    expect(pictures.length).toBe(4);
    expect(standin.drawings).toMatchObject([{ prompt: expect.stringContaining('pencil'), restyles: true }]);
  });

  it('[AI-04.1] a cancel ends the request and the work at the provider', async () => {
    const { draw, standin } = await provider(kind);
    const ending = new AbortController();
    standin.misbehave('slow');
    const drawing = draw(TASK, runOf({ signal: ending.signal }));
    await expect.poll(() => standin.drawings[0]?.state, { timeout: 5_000 }).toBe('running');
    ending.abort(new Error('not wanted'));
    await expect(drawing).rejects.toThrow('not wanted');
    await expect.poll(() => standin.drawings[0]?.state, { timeout: 5_000 }).toBe('interrupted');
  });

  it('[AI-03.5] a busy provider is asked again when it says', async () => {
    const { draw, standin } = await provider(kind);
    standin.misbehave('busy');
    expect((await draw(TASK, runOf())).pictures.length).toBe(4);
  });

  it('[AI-03.5] a provider that is not there is a failure', async () => {
    const { draw, stop } = await provider(kind);
    await stop();
    await expect(draw(TASK, runOf())).rejects.toThrow(DrawingFailed);
  });
});

/** Passes every call on to a server, but answers the first calls of one path with 502, as a proxy in front of it does. */
async function faultyProxy(url: string, path: string, faults: number): Promise<string> {
  let left = faults;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    if (request.url === path && left-- > 0) return response.writeHead(502).end('Bad Gateway');
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const { method = 'GET' } = request;
    const headers = { authorization, ...(type === '' ? {} : { 'content-type': type }) };
    const body = method === 'POST' ? { body: Buffer.concat(pieces).toString() } : {};
    const answer = await fetch(url + request.url, { method, headers, ...body });
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  };
  const proxy = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void (proxy.closeAllConnections(), proxy.close()));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

it.each([0, 2])(
  '[AI-04.1] AUTOMATIC1111 is told of a cancel when the turn of the work comes, after %i failed calls, and nobody waits for that',
  async (faults) => {
    const { standin, configOf } = await modelServer(50);
    const config = configOf('automatic1111');
    const { key = '' } = config;
    const url = await faultyProxy(config.url, '/internal/pending-tasks', faults);
    const draw = providerOf({ ...TEST_CONFIG.drawings, provider: { ...config, url } }, undefined)?.draw;
    if (!draw) throw new Error('expected a provider');
    const pending = async () => {
      const authorization = `Basic ${Buffer.from(key).toString('base64')}`;
      const answer = await fetch(`${config.url}/internal/pending-tasks`, { headers: { authorization } });
      return ((await answer.json()) as { readonly size: number }).size;
    };
    const [others, ending] = [new AbortController(), new AbortController()];
    standin.misbehave('slow');
    const first = draw(TASK, runOf({ signal: others.signal }));
    await expect.poll(() => standin.drawings.length, { timeout: 5_000 }).toBe(1);
    standin.misbehave('slow');
    const waiting = draw({ ...TASK, prompt: 'a bear' }, runOf({ signal: ending.signal }));
    await expect.poll(pending, { timeout: 5_000 }).toBe(1);
    ending.abort(new Error('not wanted'));
    await expect(waiting).rejects.toThrow('not wanted');
    expect(standin.drawings.map(({ state }) => state)).toEqual(['running']);
    others.abort(new Error('done with'));
    await expect(first).rejects.toThrow('done with');
    const states = () => standin.drawings.map(({ state }) => state);
    await expect.poll(states, { timeout: 10_000 }).toEqual(['interrupted', 'interrupted']);
  },
);

describe.runIf(isInMain).each(['automatic1111', 'comfyui', 'replicate'] as const)('the progress of %s', (kind) => {
  it('[AI-04.1] is told while it draws', async () => {
    const { draw } = await provider(kind, 2_500);
    const told: number[] = [];
    await draw(TASK, runOf({ progress: (share) => told.push(share) }));
    expect(told.some((share) => share > 0 && share < 1)).toBe(true);
  });
});

describe.runIf(isInMain).each(['comfyui', 'replicate'] as const)('named work of %s', (kind) => {
  it('[AI-04.1] goes on with another server, and is not begun twice', async () => {
    const { draw, standin } = await provider(kind, 1_500);
    const [stopping, names] = [new AbortController(), [] as string[]];
    const began = async (name: string) => void names.push(name);
    const first = draw(TASK, runOf({ signal: stopping.signal, handsOver: () => true, began }));
    await expect.poll(() => names.length, { timeout: 5_000 }).toBe(1);
    stopping.abort(new Error('the server stops'));
    await expect(first).rejects.toThrow('the server stops');
    const { pictures } = await draw(TASK, runOf({ task: names[0] ?? null, began }));
    expect([pictures.length, names.length, standin.drawings.map(({ state }) => state)]).toEqual([4, 1, ['done']]);
  });
});

const CASES = KINDS.flatMap((kind) =>
  (Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).map((what) => ({ kind, what })),
);
const [sqlite] = databases();

describe('a provider that misbehaves', () => {
  it.each(casesOfPart(CASES))(
    '[AI-03.5] [AI-04.1] [AI-04.3] $kind, $what: the drawing ends honestly, and costs nothing unless it may have been drawn',
    async ({ kind, what }) => {
      if (!sqlite) throw new Error('expected a database');
      const { standin, configOf } = await modelServer(20);
      const shop = await drawingShop(await sqlite.open(), { drawings: { provider: configOf(kind), perCustomer: 1 } });
      const customer = await shop.customer();
      standin.misbehave(what);
      const { drawing_id } = await customer.must('Drawing.begin', { ...A_DRAWING, client_key: 'one' });
      await shop.work();
      const expected = OUTCOMES[what][kind] ?? 'done';
      const { state, results } = await customer.must('Drawing.get', { drawing_id });
      expect([state, results.length]).toEqual([expected, expected === 'done' ? 4 : 0]);
      expect((await customer.must('Drawing.offer', {})).left).toBe(expected === 'failed' ? 1 : 0);
      expect(shop.services.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );
});

describe.runIf(isInMain)('words for model servers', () => {
  it.each([
    ['a cat <lora:evil:1> on a mat', 'a cat on a mat'],
    ['a cat <sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args> sleeps', 'a cat sleeps'],
    ['a cat <sd_cpp_extra_args>{"steps":999}', 'a cat'],
    ['a cat <lo<lora:x:1>ra:evil:1>', 'a cat'],
    ['a cat <hypernet:x', 'a cat'],
    ['(a cat:1.5) [dog|cow] {x|y} __files__', 'a cat dog cow x y files'],
    ['embedding:secret a cat', 'secret a cat'],
    ['a cat --steps=500 --no-half', 'a cat'],
    ['a\u0000 cat\n\t\u2028 sits', 'a cat sits'],
    ['🐱🚀', '🐱🚀'],
    ['I <3 cats, 5 > 4', 'I 3 cats, 5 4'],
    ['a half\ud800 letter', 'a half letter'],
    ['\u0000\u0007', ''],
  ])('[AI-03.5] %j becomes %j', (given, plain) => {
    expect(plainPrompt(given)).toBe(plain);
  });

  it('[AI-03.5] settings in settings, before many spaces, take no time', () => {
    const nested = `${'<'.repeat(300)}${'a>'.repeat(300)} a<${' '.repeat(19_000)}`;
    expect(plainPrompt(nested)).toMatch(/^a(?: a)*$/);
  });

  it('[AI-03.5] 5,000 signs of any kind take no time', () => {
    for (const sign of ['<', '<lora:', '-', '{', ' ', '🐱', 'a', '<sd_cpp_extra_args>'])
      expect(plainPrompt(sign.repeat(5_000 / sign.length)).length).toBeLessThanOrEqual(5_000);
  });
});

describe.runIf(isInMain)('a customer’s own picture', () => {
  it('[AI-08] is redrawn, and the original is kept', async () => {
    if (!sqlite) throw new Error('expected a database');
    const { configOf, standin } = await modelServer();
    const shop = await drawingShop(await sqlite.open(), { drawings: { provider: configOf('automatic1111') } });
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const { asset } = (await upload(shop.app, customer.headers, await photo(640, 480))).data;
    const { area, style } = A_DRAWING;
    const asked = { client_key: 'one', picture: asset, area, style };
    expect(await other.call('Drawing.begin', asked)).toMatchObject({ data: { error: 'notFound' } });
    const { drawing_id } = await customer.must('Drawing.begin', asked);
    await shop.work();
    expect(await customer.must('Drawing.get', { drawing_id })).toMatchObject({
      state: 'done',
      picture: asset,
      prompt: '',
    });
    expect(standin.drawings).toMatchObject([{ restyles: true }]);
    expect((await shop.app.inject({ url: `/api/picture/${asset}`, headers: customer.headers })).statusCode).toBe(200);
    const varied = { ...A_DRAWING, client_key: 'two', variation_of: { drawing_id, number: 3 } };
    expect(await customer.must('Drawing.begin', varied)).toMatchObject({ variation_of: { drawing_id, number: 3 } });
    await shop.work();
    expect(standin.drawings).toMatchObject([{}, { restyles: true }]);
  });

  it('[AI-09.1] says in its file that a model redrew it, and a drawing from words that a model made it', async () => {
    if (!sqlite) throw new Error('expected a database');
    const { configOf } = await modelServer();
    const shop = await drawingShop(await sqlite.open(), { drawings: { provider: configOf('automatic1111') } });
    const customer = await shop.customer();
    const { asset: own } = (await upload(shop.app, customer.headers, await photo(640, 480))).data;
    const { area, style } = A_DRAWING;
    const kept = async (asked: ActionInput<'Drawing.begin'>) => {
      const { drawing_id } = await customer.must('Drawing.begin', asked);
      await shop.work();
      const { asset } = await customer.must('Drawing.keep', { drawing_id, number: 1 });
      return asset;
    };
    const files = [
      own,
      await kept({ client_key: 'one', picture: own, area, style }),
      await kept({ ...A_DRAWING, client_key: 'two' }),
    ].map(async (asset) => {
      const { rawPayload } = await shop.app.inject({
        url: `/api/picture/${asset}?size=full`,
        headers: customer.headers,
      });
      return /digitalsourcetype\/(\w+)/.exec((await sharp(rawPayload).metadata()).xmpAsString ?? '')?.[1];
    });
    expect(await Promise.all(files)).toEqual([
      undefined,
      'compositeWithTrainedAlgorithmicMedia',
      'trainedAlgorithmicMedia',
    ]);
  });

  it('[AI-08] is not redrawn where the operator does not want it', async () => {
    if (!sqlite) throw new Error('expected a database');
    const shop = await drawingShop(await sqlite.open(), { drawings: { restyle: false } });
    const customer = await shop.customer();
    const { asset } = (await upload(shop.app, customer.headers, await photo(64, 48))).data;
    const { area, style } = A_DRAWING;
    const answer = await customer.call('Drawing.begin', { client_key: 'one', picture: asset, area, style });
    expect(answer).toMatchObject({ data: { error: 'restyleOff' } });
    expect(await customer.must('Drawing.offer', {})).toMatchObject({ by: 'model', restyle: false });
  });
});
