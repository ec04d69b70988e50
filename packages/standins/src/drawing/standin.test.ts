import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawingStandin } from './standin.ts';

const OPTIONS = { key: 'user:secret', takesMs: 20 };
const BEARER = { authorization: 'Bearer user:secret', 'content-type': 'application/json' };
const BASIC = { ...BEARER, authorization: `Basic ${Buffer.from('user:secret').toString('base64')}` };

async function server() {
  const standin = drawingStandin(OPTIONS);
  const app = Fastify();
  await app.register(standin.plugin, { prefix: '/demo' });
  onTestFinished(() => app.close());
  const post = (url: string, body: object, headers: Record<string, string> = BEARER) =>
    app.inject({ method: 'POST', url: `/demo${url}`, headers, payload: JSON.stringify(body) });
  return { app, standin, post };
}

const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === 'PNG';

describe('the stand-in of a model server', () => {
  it('[AI-03.5] refuses to run in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(() => drawingStandin(OPTIONS)).toThrow('refuses to run');
  });

  it('[AI-03.5] answers like OpenAI, and says that it is a demo', async () => {
    const { post } = await server();
    const answer = await post('/openai/v1/images/generations', { prompt: 'a cat', n: 2, size: '256x512' });
    const { data } = answer.json<{ data: { b64_json: string }[] }>();
    expect([answer.headers['server'], data.length]).toEqual(['demo model server', 2]);
    const picture = Buffer.from(data[0]?.b64_json ?? '', 'base64');
    expect([isPng(picture), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([true, 256, 512]);
    const stranger = await post('/openai/v1/images/generations', {}, { 'content-type': 'application/json' });
    expect(stranger.statusCode).toBe(401);
  });

  it('[AI-05.1] moderates like OpenAI', async () => {
    const { post } = await server();
    const ask = async (text: string) => {
      const answer = await post('/openai/v1/moderations', { model: 'demo', input: [{ type: 'text', text }] });
      return answer.json<{ results: { flagged: boolean; categories: { violence: boolean } }[] }>().results;
    };
    expect(await ask('a cat')).toMatchObject([{ flagged: false }]);
    expect(await ask('flag me')).toMatchObject([{ flagged: true, categories: { violence: true } }]);
  });

  it('[AI-03.5] answers like AUTOMATIC1111, with the seeds of its pictures', async () => {
    const { post } = await server();
    const answer = await post('/automatic1111/sdapi/v1/txt2img', { prompt: 'a cat', seed: 5, n_iter: 2 }, BASIC);
    const { images, info } = answer.json<{ images: string[]; info: string }>();
    expect([images.length, JSON.parse(info)]).toMatchObject([2, { all_seeds: [5, 6] }]);
    expect((await post('/automatic1111/sdapi/v1/img2img', {}, BASIC)).statusCode).toBe(404);
  });

  it('[AI-03.5] answers like ComfyUI: refuses a graph it cannot read, and forgets nothing that is done', async () => {
    const { app, post } = await server();
    expect((await post('/comfyui/prompt', { prompt: {} })).statusCode).toBe(400);
    const graph = {
      wanted: { inputs: { text: 'a cat' } },
      sampler: { inputs: { seed: 1 } },
      latent: { inputs: { width: 64, height: 64, batch_size: 1 } },
    };
    const { prompt_id: id } = (await post('/comfyui/prompt', { prompt: graph })).json<{ prompt_id: string }>();
    const history = async () => (await app.inject(`/demo/comfyui/history/${id}`)).json<Record<string, unknown>>();
    await expect.poll(async () => (await history())[id]).toMatchObject({ status: { completed: true } });
    const view = await app.inject(`/demo/comfyui/view?filename=${id}_0.png&subfolder=&type=output`);
    expect([view.statusCode, isPng(view.rawPayload)]).toEqual([200, true]);
  });

  it('[AI-03.5] answers like Replicate, and cancels', async () => {
    const { standin, post } = await server();
    standin.misbehave('slow');
    const begun = await post('/replicate/v1/models/a/b/predictions', { input: { prompt: 'a cat' } });
    const { id, status } = begun.json<{ id: string; status: string }>();
    expect([begun.statusCode, status]).toEqual([201, 'processing']);
    expect((await post(`/replicate/v1/predictions/${id}/cancel`, {})).json()).toMatchObject({ status: 'canceled' });
    expect(standin.drawings).toMatchObject([{ state: 'interrupted' }]);
  });
});
