import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Wish } from './wish.ts';
import { answersWrong, ELSEWHERE, type DrawingWire, formOf, isFields, jsonOf, numberIn, textIn } from './wire.ts';

/** OpenAI's images and moderations: https://platform.openai.com/docs/api-reference/images */
export function openaiRoutes(app: FastifyInstance, { easel, options, take }: DrawingWire): void {
  const isKnown = ({ headers }: FastifyRequest) => headers.authorization === `Bearer ${options.key}`;
  const refuse = (reply: FastifyReply, status: number, code: string) =>
    reply.code(status).send({ error: { code, message: `demo: ${code}`, param: null, type: 'invalid_request_error' } });

  async function draw(request: FastifyRequest, reply: FastifyReply, wish: Wish): Promise<FastifyReply> {
    if (!isKnown(request)) return refuse(reply, 401, 'invalid_api_key');
    const what = take();
    if (answersWrong(reply, what)) return reply;
    if (what === 'refused') return refuse(reply, 400, 'moderation_blocked');
    const drawing = easel.begin(wish, what);
    // The connection is the only handle of the work.
    request.raw.socket.once('close', () => easel.interrupt(drawing.id));
    await easel.ended(drawing);
    const data = drawing.pictures.map((picture) =>
      what === 'elsewhere' ? { url: ELSEWHERE } : { b64_json: picture.toString('base64') },
    );
    return reply.send({ created: 0, output_format: 'png', data });
  }

  app.post('/v1/images/generations', async (request, reply) => {
    const { prompt, n, size } = jsonOf(request);
    return draw(request, reply, {
      ...sizeIn(size),
      prompt: textIn(prompt),
      count: numberIn(n, 1),
      seed: 0,
      restyles: false,
    });
  });

  app.post('/v1/images/edits', async (request, reply) => {
    const form = await formOf(request);
    if (!(form.get('image[]') instanceof Blob)) return refuse(reply, 400, 'missing_image');
    const count = Number(form.get('n') ?? 1);
    return draw(request, reply, {
      ...sizeIn(form.get('size')),
      prompt: textIn(form.get('prompt')),
      count,
      seed: 0,
      restyles: true,
    });
  });

  app.post('/v1/moderations', async (request, reply) => {
    if (!isKnown(request)) return refuse(reply, 401, 'invalid_api_key');
    const what = take();
    if (answersWrong(reply, what)) return reply;
    const { input, model } = jsonOf(request);
    const parts: readonly unknown[] = Array.isArray(input) ? input : [input];
    const text = parts.map((part) => (isFields(part) ? textIn(part['text']) : textIn(part))).join(' ');
    const flagged = what === 'flagged' || text.includes('flag me');
    const categories = {
      sexual: false,
      'sexual/minors': false,
      hate: false,
      violence: flagged,
      'violence/graphic': false,
    };
    return reply.send({ id: 'modr-demo', model, results: [{ flagged, categories, category_scores: {} }] });
  });
}

function sizeIn(size: unknown): { readonly width: number; readonly height: number } {
  const [, width = '1024', height = '1024'] = /^(\d{2,4})x(\d{2,4})$/.exec(textIn(size)) ?? [];
  return { width: Number(width), height: Number(height) };
}
