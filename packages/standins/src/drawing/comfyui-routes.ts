import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { answersWrong, type DrawingWire, formOf, isFields, jsonOf, numberIn, textIn } from './wire.ts';

/** RFC 6455, 1.3. */
const SOCKET_KEY = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** ComfyUI: https://docs.comfy.org/development/comfyui-server/comms_routes. It reads the nodes that our adapter sends. */
export function comfyuiRoutes(app: FastifyInstance, wire: DrawingWire): void {
  const { easel, take } = wire;
  const uploads = new Set<string>();

  app.post('/prompt', (request, reply) => {
    const { prompt } = jsonOf(request);
    const what = take();
    if (answersWrong(reply, what)) return reply;
    const wish = wishIn(prompt, uploads);
    if (!wish || what === 'refused') {
      const error = {
        type: 'prompt_outputs_failed_validation',
        message: 'Prompt outputs failed validation',
        details: '',
      };
      return reply.code(400).send({ error, node_errors: {} });
    }
    const { id } = easel.begin(wish, what);
    return reply.send({ prompt_id: id, number: easel.drawings.length, node_errors: {} });
  });

  app.get('/queue', (_request, reply) => {
    const running = easel.drawings.filter(({ state }) => state === 'running');
    return reply.send({ queue_running: running.map(({ id }, at) => [at, id, {}, {}, []]), queue_pending: [] });
  });
  app.post('/queue', (_request, reply) => reply.send());

  app.post('/interrupt', (request, reply) => {
    const { prompt_id: id } = jsonOf(request);
    if (typeof id === 'string') easel.interrupt(id);
    return reply.send();
  });

  app.get<{ Params: { readonly id: string } }>('/history/:id', (request, reply) => {
    const { id } = request.params;
    const drawing = easel.find(id);
    if (!drawing || drawing.state === 'running') return reply.send({});
    const images = drawing.pictures.map((_, at) => ({ filename: `${id}_${at}.png`, subfolder: '', type: 'output' }));
    const done = drawing.state === 'done';
    const status = { status_str: done ? 'success' : 'error', completed: done, messages: [] };
    return reply.send({ [id]: { prompt: [], outputs: { saved: { images } }, status } });
  });

  app.get<{ Querystring: { readonly filename?: string } }>('/view', (request, reply) => {
    const [, id = '', at = ''] = /^([\w-]+)_(\d+)\.png$/.exec(request.query.filename ?? '') ?? [];
    const picture = easel.find(id)?.pictures[Number(at)];
    return picture ? reply.type('image/png').send(picture) : reply.code(404).send();
  });

  app.post('/upload/image', async (request, reply) => {
    const image = (await formOf(request)).get('image');
    if (!(image instanceof File)) return reply.code(400).send();
    uploads.add(image.name);
    return reply.send({ name: image.name, subfolder: '', type: 'input' });
  });

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (request.url?.startsWith(`${app.prefix}/ws?`)) follow(wire, request, socket);
  });
}

function wishIn(prompt: unknown, uploads: ReadonlySet<string>) {
  const inputs = (node: string) => {
    const found = isFields(prompt) ? prompt[node] : undefined;
    return isFields(found) && isFields(found['inputs']) ? found['inputs'] : undefined;
  };
  const [text, sampler, latent, scaled, image] = ['wanted', 'sampler', 'latent', 'scaled', 'image'].map(inputs);
  if (!text || !sampler || !latent) return undefined;
  if (image && !uploads.has(textIn(image['image']))) return undefined;
  const size = scaled ?? latent;
  return {
    prompt: textIn(text['text']),
    seed: numberIn(sampler['seed'], 0),
    count: numberIn(latent['batch_size'], numberIn(latent['amount'], 1)),
    width: numberIn(size['width'], 512),
    height: numberIn(size['height'], 512),
    restyles: image !== undefined,
  };
}

/** A socket that tells the progress of all work, in unmasked text frames. */
function follow({ easel }: DrawingWire, request: IncomingMessage, socket: Duplex): void {
  const key = textIn(request.headers['sec-websocket-key']);
  const accept = createHash('sha1')
    .update(key + SOCKET_KEY)
    .digest('base64');
  socket.on('error', () => socket.destroy());
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const end = easel.listen(({ id, progress, state }) => {
    if (state !== 'running') return;
    socket.write(
      frameOf({
        type: 'progress',
        data: { value: Math.round(progress * 20), max: 20, prompt_id: id, node: 'sampler' },
      }),
    );
  });
  socket.on('close', end);
  // A client's frame can only be a close: the stand-in reads nothing else.
  socket.on('data', () => socket.end());
}

function frameOf(message: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const long = text.length > 125;
  const head = Buffer.from([0x81, long ? 126 : text.length, ...(long ? [text.length >> 8, text.length & 255] : [])]);
  return Buffer.concat([head, text]);
}
