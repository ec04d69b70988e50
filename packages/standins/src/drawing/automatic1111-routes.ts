import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answersWrong, type DrawingWire, jsonOf, numberIn, textIn } from './wire.ts';

/** AUTOMATIC1111's calls: https://github.com/AUTOMATIC1111/stable-diffusion-webui/wiki/API. It does one drawing at a time. */
export function automatic1111Routes(app: FastifyInstance, { easel, options, take }: DrawingWire): void {
  const isKnown = ({ headers }: FastifyRequest) =>
    headers.authorization === `Basic ${Buffer.from(options.key).toString('base64')}`;
  const stranger = (reply: FastifyReply) => reply.code(401).send({ detail: 'Incorrect username or password' });
  const running = () => easel.drawings.find(({ state }) => state === 'running');
  /** The names of work that waits for its turn. */
  const pending: string[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  /** Waits until what came before has ended, as one lock does there: whether anybody still listens or not. */
  function inTurn(id: string, work: () => Promise<void>): Promise<void> {
    pending.push(id);
    const mine = turn.then(() => {
      pending.splice(pending.indexOf(id), 1);
      return work();
    });
    turn = mine;
    return mine;
  }

  async function draw(request: FastifyRequest, reply: FastifyReply, restyles: boolean): Promise<FastifyReply> {
    if (!isKnown(request)) return stranger(reply);
    const fields = jsonOf(request);
    if (restyles && !Array.isArray(fields['init_images']))
      return reply.code(404).send({ detail: 'Init image not found' });
    const what = take();
    if (answersWrong(reply, what)) return reply;
    if (what === 'refused') return reply.code(422).send({ detail: [{ msg: 'demo: refused' }] });
    const seed = numberIn(fields['seed'], 0);
    const wish = {
      prompt: textIn(fields['prompt']),
      seed,
      count: numberIn(fields['n_iter'], 1) * numberIn(fields['batch_size'], 1),
      width: numberIn(fields['width'], 512),
      height: numberIn(fields['height'], 512),
      restyles,
    };
    const id = textIn(fields['force_task_id']) || randomUUID();
    let images: string[] = [];
    await inTurn(id, async () => {
      const drawing = easel.begin(wish, what, id);
      await easel.ended(drawing);
      images = drawing.pictures.map((picture) => picture.toString('base64'));
    });
    const info = JSON.stringify({ seed, all_seeds: images.map((_, at) => seed + at), index_of_first_image: 0 });
    return reply.send({ images, parameters: {}, info });
  }

  app.post('/sdapi/v1/txt2img', (request, reply) => draw(request, reply, false));
  app.post('/sdapi/v1/img2img', (request, reply) => draw(request, reply, true));

  app.get('/sdapi/v1/progress', (request, reply) => {
    if (!isKnown(request)) return stranger(reply);
    const { id = null, progress = 0 } = running() ?? {};
    return reply.send({ progress, eta_relative: 0, state: {}, current_image: null, textinfo: null, current_task: id });
  });

  app.get('/internal/pending-tasks', (request, reply) =>
    isKnown(request) ? reply.send({ size: pending.length, tasks: pending }) : stranger(reply),
  );

  app.post('/sdapi/v1/interrupt', (request, reply) => {
    if (!isKnown(request)) return stranger(reply);
    const drawing = running();
    if (drawing) easel.interrupt(drawing.id);
    return reply.send({});
  });
}
