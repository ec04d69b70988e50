import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  type ActionInput,
  type ActionOutput,
  ERRORS,
  type ErrorName,
  type JobEvent,
  type LeasedJob,
  stationActions,
} from '@cpc/contract';
import { brand, type StationId, type PrintJobId } from '@cpc/domain';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

type Lost = 'request' | 'answer' | undefined;

interface ServedJob {
  readonly bay: string | undefined;
  readonly id: PrintJobId;
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly format: LeasedJob['format'];
  fence: number;
  waiting: boolean;
  events: JobEvent[];
}

interface ServedJobOptions {
  /** The bay that the server keeps for it. */
  readonly bay?: string;
  readonly format?: LeasedJob['format'];
  readonly sha256?: string;
}

/** A server that speaks only the station's part of the contract, over real HTTP. */
export interface ContractServer {
  readonly url: string;
  readonly enrolCode: string;
  readonly heartbeats: ActionInput<'Station.heartbeat'>[];
  /** What the station is told by its heartbeats. */
  told: Pick<ActionOutput<'Station.heartbeat'>, 'release' | 'log' | 'remote_care' | 'printer_search'>;
  /** The bundles that are served, by version, and how often each was asked for. */
  readonly bundles: Map<string, Uint8Array>;
  readonly fetches: string[];
  readonly logs: ActionInput<'Station.sendLog'>[];
  /** What the station said about what it was asked for; the server then asks no more. */
  readonly cares: ActionInput<'Station.remoteCare'>[];
  /** The printers that the station found, and what it said about a choice. */
  readonly searches: (ActionInput<'Station.foundPrinters'> | ActionInput<'Station.printerChosen'>)[];
  /** Whether what was asked for may still begin. */
  goes: boolean;
  /** Given with the keys. */
  releaseKeys: string[] | undefined;
  /** Called with `enrol`, `heartbeat`, `lease`, `file` or an event's kind; returns what the network loses. */
  lose: (what: string) => Lost;
  /** The answer to `Station.pickups`. */
  pickups: (input: ActionInput<'Station.pickups'>) => ActionOutput<'Station.pickups'>;
  /** The answer to `Pickup.verify`. */
  verify: (code: string) => ActionOutput<'Pickup.verify'> | ErrorName;
  /** How a file is served. */
  fileAnswer: typeof giveFile;
  /** The accepted station keys. */
  readonly keys: Set<string>;
  addJob(name: string, bytes: Buffer, options?: ServedJobOptions): void;
  /** Takes the job away without a new lease: every further report is refused. */
  revokeLease(name: string): void;
  /** Takes the job back and leases it again. */
  leaseAgain(name: string): void;
  /** The events that the server accepted, in order. */
  events(name: string): readonly JobEvent[];
  /** Whether no client is connected and no lease call is open. */
  isLeft(): Promise<boolean>;
  close(): Promise<void>;
}

class Refusal extends Error {
  readonly error: ErrorName;
  constructor(error: ErrorName) {
    super(error);
    this.error = error;
  }
}

export const giveFile = (reply: FastifyReply, job: Pick<ServedJob, 'format' | 'bytes'> | undefined): FastifyReply =>
  reply.type(job?.format ?? '').send(job?.bytes);

function answerCare(state: Pick<ContractServer, 'cares' | 'goes' | 'told'>, input: ActionInput<'Station.remoteCare'>) {
  state.cares.push(input);
  if (input.outcome !== undefined) state.told = {};
  return { go: state.goes && input.outcome === undefined };
}

function answerSearch(state: Pick<ContractServer, 'searches' | 'told'>, input: ContractServer['searches'][number]) {
  state.searches.push(input);
  state.told = {};
  return {};
}

export async function startContractServer(): Promise<ContractServer> {
  const app = fastify({ forceCloseConnections: true });
  const [jobs, asking] = [new Map<string, ServedJob>(), new Set<Promise<unknown>>()];
  const state = initialState(app, jobs, asking);
  let codeUsed = false;

  const actions = {
    'Station.enrol': async ({ code }: ActionInput<'Station.enrol'>): Promise<ActionOutput<'Station.enrol'>> => {
      if (code !== state.enrolCode || codeUsed) throw new Refusal('enrolCodeWrong');
      codeUsed = true;
      const key = randomBytes(16).toString('hex');
      state.keys.add(key);
      const keys = {
        machine_id: brand<StationId>('demo'),
        station_key: key,
        screen_key: randomBytes(16).toString('hex'),
      };
      return { ...keys, ...(state.releaseKeys && { release_keys: state.releaseKeys }) };
    },
    'Station.heartbeat': async (input: ActionInput<'Station.heartbeat'>) => {
      state.heartbeats.push(input);
      return { now: Date.now(), wish: 'open' as const, ...state.told };
    },
    'Station.sendLog': async (input: ActionInput<'Station.sendLog'>) => {
      state.logs.push(input);
      state.told = {};
      return {};
    },
    'Station.foundPrinters': async (input: ActionInput<'Station.foundPrinters'>) => answerSearch(state, input),
    'Station.printerChosen': async (input: ActionInput<'Station.printerChosen'>) => answerSearch(state, input),
    'Station.remoteCare': async (input: ActionInput<'Station.remoteCare'>) => answerCare(state, input),
    'PrintJob.lease': ({ wait_ms }: ActionInput<'PrintJob.lease'>, gone: () => boolean) =>
      counted(asking, lease(jobs, wait_ms, gone)),
    'Station.pickups': async (input: ActionInput<'Station.pickups'>) => state.pickups(input),
    'PrintJob.report': async (input: ActionInput<'PrintJob.report'>) => accept(jobs, input),
  };

  app.post('/stationapplets/index', async (request, reply) => {
    const { s, ...rest } = request.body as { s: keyof typeof actions };
    const input = stationActions.find((action) => action.name === s)?.input.parse(rest);
    const whats = s === 'PrintJob.report' ? reported(input as ActionInput<typeof s>) : [s.replace(/^\w+\./, '')];
    return answer(request, reply, whats, async () => {
      if (s !== 'Station.enrol') authorise(request);
      return actions[s](input as never, () => request.socket.destroyed);
    });
  });
  app.post('/userphoneapplets/index', (request, reply) =>
    answer(request, reply, ['verify'], async () => verified(state, request.body as ActionInput<'Pickup.verify'>)),
  );
  app.get<{ Params: { id: string } }>('/stationapplets/file/:id', async (request, reply) => {
    const lost = state.lose('file');
    if (lost) return void request.socket.destroy();
    authorise(request);
    return state.fileAnswer(reply, jobs.get(request.params.id));
  });

  serveBundles(app, state, authorise);

  function authorise(request: FastifyRequest): void {
    const key = request.headers.authorization?.replace(/^Station /, '') ?? '';
    if (!state.keys.has(key)) throw new Refusal('tokenInvalid');
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    whats: readonly string[],
    act: () => Promise<unknown>,
  ): Promise<unknown> {
    const losses = whats.map((what) => state.lose(what));
    if (losses.includes('request')) return void request.socket.destroy();
    try {
      const data = await act();
      if (losses.includes('answer')) return void request.socket.destroy();
      return { code: 0, data, msg: '', count: 1 };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code } = ERRORS[error.error];
      return reply.code(code === 401 ? 401 : 200).send({ code, data: null, msg: error.message, count: 0 });
    }
  }

  await app.listen({ port: 0, host: '127.0.0.1' });
  return Object.assign(state, { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
}

function initialState(
  app: FastifyInstance,
  jobs: Map<string, ServedJob>,
  asking: Set<Promise<unknown>>,
): Omit<ContractServer, 'url'> {
  return {
    enrolCode: randomBytes(6).toString('hex'),
    heartbeats: [],
    told: {},
    bundles: new Map(),
    fetches: [],
    logs: [],
    cares: [],
    searches: [],
    goes: true,
    releaseKeys: undefined,
    lose: () => undefined,
    pickups: ({ handed }) => ({ public_key: '', taken: handed.map(({ job_id }) => job_id), waiting: [] }),
    verify: () => 'pickupCodeWrong',
    fileAnswer: giveFile,
    keys: new Set<string>(),
    addJob: (name, bytes, options = {}) => void jobs.set(name, servedJob(name, bytes, options)),
    revokeLease: (name) => endServedLease(jobs.get(name), false),
    leaseAgain: (name) => endServedLease(jobs.get(name), true),
    events: (name) => jobs.get(name)?.events ?? [],
    isLeft: async () => (await connections(app.server)) === 0 && asking.size === 0,
    close: () => app.close(),
  };
}

function serveBundles(
  app: FastifyInstance,
  { fetches, bundles }: Pick<ContractServer, 'fetches' | 'bundles'>,
  authorise: (request: FastifyRequest) => void,
): void {
  app.get<{ Params: { version: string } }>('/stationapplets/release/:version', async (request, reply) => {
    authorise(request);
    fetches.push(request.params.version);
    return reply.type('text/javascript').send(Buffer.from(bundles.get(request.params.version) ?? []));
  });
}

function connections(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}

/** Keeps the call in the set until it has ended. */
function counted<T>(among: Set<Promise<unknown>>, call: Promise<T>): Promise<T> {
  among.add(call);
  return call.finally(() => among.delete(call));
}

function verified({ verify }: Pick<ContractServer, 'verify'>, { code }: ActionInput<'Pickup.verify'>) {
  const answered = verify(code);
  if (typeof answered === 'string') throw new Refusal(answered);
  return answered;
}

function servedJob(
  name: string,
  bytes: Buffer,
  { format = 'application/pdf', sha256, bay }: ServedJobOptions,
): ServedJob {
  return {
    id: brand<PrintJobId>(name),
    bytes,
    sha256: sha256 ?? createHash('sha256').update(bytes).digest('hex'),
    format,
    bay,
    fence: 0,
    waiting: true,
    events: [],
  };
}

function endServedLease(job: ServedJob | undefined, waiting: boolean): void {
  if (job) Object.assign(job, { fence: job.fence + 1, events: [], waiting });
}

async function lease(
  jobs: Map<string, ServedJob>,
  waitMs: number,
  gone: () => boolean,
): Promise<ActionOutput<'PrintJob.lease'>> {
  for (let waited = 0; ; waited += 20) {
    const job = [...jobs.values()].find((each) => each.waiting);
    if (job && !gone()) {
      Object.assign(job, { waiting: false, fence: job.fence + 1 });
      return {
        kind: 'order',
        job_id: job.id,
        fence: job.fence,
        order_number: 'C-1',
        file_url: `/stationapplets/file/${job.id}`,
        file_sha256: job.sha256,
        format: job.format,
        width: 80,
        height: 165,
        lease_until: Date.now() + 60_000,
        pickup: null,
        ...(job.bay !== undefined && { bay: job.bay }),
      };
    }
    if (waited >= waitMs || gone()) return null;
    await sleep(20);
  }
}

/** SA-02: numbered events, each once; a fence other than the latest is refused. */
function accept(
  jobs: Map<string, ServedJob>,
  { job_id, fence, events }: ActionInput<'PrintJob.report'>,
): ActionOutput<'PrintJob.report'> {
  const job = jobs.get(job_id);
  if (!job || job.fence !== fence) throw new Refusal('leaseLost');
  for (const event of events) if (event.seq > (job.events.at(-1)?.seq ?? 0)) job.events.push(event);
  return { seq: job.events.at(-1)?.seq ?? 0, lease_until: Date.now() + 60_000 };
}

const reported = ({ events }: ActionInput<'PrintJob.report'>): string[] => events.map((event) => event.kind);
