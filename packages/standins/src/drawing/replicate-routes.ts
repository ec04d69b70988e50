import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StandinDrawing } from './state.ts';
import { answersWrong, ELSEWHERE, type DrawingWire, isFields, jsonOf, numberIn, textIn } from './wire.ts';

const STATUS = { running: 'processing', done: 'succeeded', interrupted: 'canceled' } as const;

/** Replicate's predictions: https://replicate.com/docs/reference/http. Results are files of the stand-in. */
export function replicateRoutes(app: FastifyInstance, { easel, options, take }: DrawingWire): void {
  const isKnown = ({ headers }: FastifyRequest) => headers.authorization === `Bearer ${options.key}`;
  const stranger = (reply: FastifyReply) => reply.code(401).send({ title: 'Unauthenticated', status: 401 });
  const refused = new Set<string>();
  const elsewhere = new Set<string>();

  const placeOf = (id: string, at: number, origin: string) =>
    elsewhere.has(id) ? ELSEWHERE : `${origin}${app.prefix}/files/${id}/${at}.png`;
  const view = ({ id, state, progress, pictures }: StandinDrawing, { headers, protocol }: FastifyRequest) => ({
    id,
    model: 'demo/demo',
    status: refused.has(id) ? 'failed' : STATUS[state],
    error: refused.has(id) ? 'NSFW content detected. Try running it again, or try a different prompt.' : null,
    logs: ` ${Math.round(progress * 100)}%|████`,
    output: state === 'done' ? pictures.map((_, at) => placeOf(id, at, `${protocol}://${headers.host}`)) : null,
  });

  function begin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!isKnown(request)) return stranger(reply);
    const what = take();
    if (answersWrong(reply, what)) return reply;
    const { input } = jsonOf(request);
    const fields = isFields(input) ? input : {};
    const wish = {
      prompt: textIn(fields['prompt']),
      seed: numberIn(fields['seed'], 0),
      count: numberIn(fields['num_outputs'], 1),
      ...sizeIn(fields),
      restyles: 'image' in fields,
    };
    const drawing = easel.begin(wish, what, randomBytes(13).toString('hex'));
    if (what === 'refused') refused.add(drawing.id);
    if (what === 'elsewhere') elsewhere.add(drawing.id);
    return reply.code(201).send(view(drawing, request));
  }

  app.post('/v1/models/:owner/:name/predictions', begin);
  app.post('/v1/predictions', begin);

  app.get<{ Params: { readonly id: string } }>('/v1/predictions/:id', (request, reply) => {
    if (!isKnown(request)) return stranger(reply);
    const drawing = easel.find(request.params.id);
    return drawing ? reply.send(view(drawing, request)) : reply.code(404).send({ detail: 'Not found' });
  });

  app.post<{ Params: { readonly id: string } }>('/v1/predictions/:id/cancel', (request, reply) => {
    if (!isKnown(request)) return stranger(reply);
    const drawing = easel.find(request.params.id);
    if (!drawing) return reply.code(404).send({ detail: 'Not found' });
    easel.interrupt(drawing.id);
    return reply.send(view(drawing, request));
  });

  app.get<{ Params: { readonly id: string; readonly file: string } }>('/files/:id/:file', (request, reply) => {
    const picture = easel.find(request.params.id)?.pictures[Number.parseInt(request.params.file, 10)];
    return picture ? reply.type('image/png').send(picture) : reply.code(404).send();
  });
}

function sizeIn(fields: Readonly<Record<string, unknown>>): { readonly width: number; readonly height: number } {
  const [wide = 1, high = 1] = textIn(fields['aspect_ratio']).split(':').map(Number);
  const width = numberIn(fields['width'], 768);
  return { width, height: numberIn(fields['height'], Math.round((width * (high || 1)) / (wide || 1))) };
}
