import type { AccountId } from '@cpc/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, callerAs } from '../../../base/http/call.ts';
import type { OpenCall } from '../../../base/http/module.ts';
import { takeArriving } from '../../../records/quotas/bytes.ts';
import type { Services, With } from '../../../base/services.ts';
import { atMost, countArriving, TooMuch } from '../receive/arriving.ts';
import { countUpload } from '../receive/count.ts';
import { unlessStalled } from '../receive/stalled.ts';
import { metadata, wholeNumber } from '../receive/headers.ts';
import { createUpload, findUpload, MAX_FILE_BYTES, removeUpload, type Upload } from './uploads.ts';
import { createWriters, type Writers } from './writers.ts';

const PATH = '/api/upload/parts';
const VERSION = '1.0.0';
const BYTES = 'application/offset+octet-stream';

type Request = FastifyRequest<{ Params: { readonly id: string } }>;

interface Sender {
  readonly call: Call;
  readonly accountId: AccountId;
}

/**
 * Uploads that survive a bad network: the tus protocol 1.0.0 with the extensions creation, expiration and
 * termination. What has arrived stays, even over a restart, and any process of the server accepts the next part.
 * Upload.finish makes the picture itself.
 */
export async function partRoutes(app: FastifyInstance, open: OpenCall, services: Services): Promise<void> {
  const writers = createWriters();
  await app.register(async (scope) => {
    // The body is read as a stream: a part that breaks off has still brought some bytes.
    scope.addContentTypeParser(BYTES, (_request, payload, done) => done(null, payload));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', VERSION);
      if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === VERSION) return undefined;
      return reply.code(412).header('tus-version', VERSION).send();
    });
    const account = async (request: FastifyRequest, reply: FastifyReply): Promise<Sender> => {
      const call = await open(request, reply, ['customer']);
      return { call, accountId: callerAs(call, 'customer').accountId };
    };
    scope.options(PATH, async (_request, reply) =>
      reply
        .code(204)
        .header('tus-version', VERSION)
        .header('tus-max-size', MAX_FILE_BYTES)
        .header('tus-extension', 'creation,expiration,termination')
        .send(),
    );
    scope.post(PATH, async (request, reply) => {
      const { call, accountId } = await account(request, reply);
      const length = wholeNumber(request.headers['upload-length']);
      if (length === undefined || length === 0) return reply.code(400).send();
      if (length > MAX_FILE_BYTES) return reply.code(413).send();
      const keeper = { accountId, ip: call.ip };
      await countUpload(services, keeper);
      const sha256 = metadata(request.headers, 'sha256');
      const upload = await createUpload(services, keeper, {
        length,
        sha256: sha256 !== undefined && /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null,
      });
      return expiring(reply, upload).code(201).header('location', `${PATH}/${upload.id}`).send();
    });
    scope.head(`${PATH}/:id`, async (request: Request, reply) => {
      const { accountId } = await account(request, reply);
      const upload = await stopped(services, writers, accountId, request.params.id);
      if (!upload) return reply.code(404).header('cache-control', 'no-store').send();
      return expiring(reply, upload.row)
        .header('cache-control', 'no-store')
        .header('upload-length', upload.row.length)
        .header('upload-offset', upload.size)
        .send();
    });
    scope.patch(`${PATH}/:id`, async (request: Request, reply) =>
      takePart(services, writers, await account(request, reply), request, reply),
    );
    scope.delete(`${PATH}/:id`, async (request: Request, reply) => {
      const upload = await found(services, (await account(request, reply)).accountId, request.params.id);
      if (!upload) return reply.code(404).send();
      const nothing = () => undefined;
      await writers.alone(upload.row.id, nothing, () => removeUpload(services, upload.row));
      return reply.code(204).send();
    });
  });
}

const expiring = (reply: FastifyReply, { expires_at }: Pick<Upload, 'expires_at'>): FastifyReply =>
  reply.header('upload-expires', new Date(expires_at).toUTCString());

/** A finished upload has no file any more: its size is its full length. */
async function found(services: With<'db' | 'clock' | 'parts'>, account: AccountId, id: string) {
  const row = await findUpload(services, account, id);
  if (!row) return undefined;
  if (row.asset !== null || row.refused !== null) return { row, size: row.length };
  const size = await services.parts.size(id);
  return size === undefined ? undefined : { row, size };
}

/**
 * How much of an upload has arrived, after its writer has ended. The client that asks has lost that writer's
 * connection: bytes written after the answer would be sent twice.
 */
async function stopped(services: With<'db' | 'clock' | 'parts'>, writers: Writers, account: AccountId, id: string) {
  if (!(await findUpload(services, account, id))) return undefined;
  const nothing = () => undefined;
  const upload = await writers.alone(id, nothing, () => found(services, account, id));
  // Another request took over meanwhile and may have written more.
  return upload ?? found(services, account, id);
}

/** Writes a part, alone on its upload. An earlier writer, whose connection is dead or stalled, is ended. */
async function takePart(
  services: With<'db' | 'clock' | 'parts' | 'config'>,
  writers: Writers,
  { call, accountId }: Sender,
  request: Request,
  reply: FastifyReply,
) {
  const { id } = request.params;
  // The owner is checked first, so that nobody ends another account's writer.
  if (!(await findUpload(services, accountId, id))) return reply.code(404).send();
  const end = () => void request.raw.destroy();
  const taken = await writers.alone(id, end, () => takeAlone(services, { call, accountId }, request, reply));
  return taken ?? reply.code(409).header('connection', 'close').send();
}

async function takeAlone(
  services: With<'db' | 'clock' | 'parts' | 'config'>,
  { call, accountId }: Sender,
  request: Request,
  reply: FastifyReply,
) {
  const { headers } = request;
  if (headers['content-type'] !== BYTES) return reply.code(415).send();
  const offset = wholeNumber(headers['upload-offset']);
  if (offset === undefined) return reply.code(400).send();
  const upload = await found(services, accountId, request.params.id);
  if (!upload) return reply.code(404).send();
  const { row, size } = upload;
  if (offset !== size) return reply.code(409).header('upload-offset', size).send();
  if (offset + (wholeNumber(headers['content-length']) ?? 0) > row.length) return reply.code(413).send();
  const arriving = unlessStalled(request, request.body as AsyncIterable<Uint8Array>);
  const body = countArriving(arriving, row.length - offset, (bytes) => takeArriving(services, call.ip, bytes));
  const whole = atMost(body, row.length - offset);
  const written = await services.parts.write(row.id, offset, row.length, whole).catch((error: unknown) => {
    if (error instanceof TooMuch) return 'tooMuch' as const;
    if (!request.raw.complete) reply.header('connection', 'close');
    throw error;
  });
  // The rest of the body is not read.
  if (written === 'tooMuch') return reply.code(413).header('connection', 'close').send();
  return expiring(reply, row)
    .code(204)
    .header('upload-offset', offset + written)
    .send();
}
