import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attributes, groupsOf, integer, numberOf, string, stringsOf } from '../ipp/attributes.ts';
import { decode } from '../ipp/decode.ts';
import { encode } from '../ipp/encode.ts';
import { GROUP, type IppGroup, type IppMessage, OPERATION, STATUS } from '../ipp/message.ts';
import { JOB_STATE } from '../printers/ipp-jobs.ts';

/** What a printer does unlike `ippeveprinter`, each seen in a printer that is sold. */
export interface Oddity {
  /** The name under which it lists a job; an empty one is left out. */
  readonly listedAs?: (name: string) => string;
  /** The major versions that it does not know; it refuses them, or answers with an empty success. */
  versionsUnknown?: readonly number[];
  readonly isSilent?: boolean;
  readonly lacks?: readonly number[];
  /** The jobs that its list leaves out. */
  readonly hides?: (job: OddJob, jobs: readonly OddJob[]) => boolean;
  /** It forgets each job as soon as it has ended. */
  readonly forgets?: boolean;
  reasons?: readonly string[];
  /** It ends no job for as long as this is set; `pending`: nor does it begin one. */
  waits?: boolean | 'pending';
}

export interface OddJob {
  readonly id: number;
  readonly name: string;
  /** How often it was asked since: a job ends after some questions. */
  looks: number;
}

/** What the network loses of a request: all of it, or only the answer. */
export type Lost = 'request' | 'answer' | undefined;

export interface OddPrinter {
  /** The printer's address for one life of an agent. */
  readonly url: (life?: number) => string;
  /** Requests of any other life do not arrive. */
  life: number;
  lose: (operation: number) => Lost;
  /** The prints that it took, oldest first. */
  readonly jobs: readonly OddJob[];
  /** Prints a job for somebody else. */
  addJob(name: string): void;
  close(): void;
}

export const { printJob, getJobs, getJobAttributes } = OPERATION;
const LOOKS_TO_END = 4;
const hasEnded = (job: OddJob): boolean => job.looks >= LOOKS_TO_END;

/** The printers of the tests, by what is odd about them. */
export const ODDITIES = {
  'does nothing odd': {},
  'lists each job as "Print"': { listedAs: () => 'Print' },
  'lists jobs without names': { listedAs: () => '' },
  'cuts names': { listedAs: (name) => name.slice(0, 3) },
  'knows IPP/1.1 only': { versionsUnknown: [2] },
  'answers IPP/2.0 with nothing': { versionsUnknown: [2], isSilent: true },
  'checks no job beforehand': { lacks: [OPERATION.validateJob] },
  'lists no jobs': { lacks: [getJobs] },
  'tells nothing of a single job': { lacks: [getJobAttributes] },
  'tells nothing of its jobs': { lacks: [getJobs, getJobAttributes] },
  'hides every job': { hides: () => true },
  'hides the newest job': { hides: (job, jobs) => job === jobs.at(-1) },
  'hides jobs until they end': { hides: (job) => !hasEnded(job) },
  'forgets ended jobs': { forgets: true },
  'renames and forgets': { listedAs: () => 'Print', forgets: true },
  'is of 1.1, renames and hides': {
    versionsUnknown: [2],
    isSilent: true,
    listedAs: () => 'Print',
    hides: (job) => !hasEnded(job),
  },
} as const satisfies Record<string, Oddity>;

/** An IPP printer with an oddity. It ends each job after it was asked some times, so no test waits for a clock. */
export async function startOddPrinter(oddity: Oddity): Promise<OddPrinter> {
  const jobs: OddJob[] = [];
  const addJob = (name: string, looks = LOOKS_TO_END): OddJob => {
    const job = { id: jobs.length + 1, name, looks };
    jobs.push(job);
    return job;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = await request.toArray().catch(() => []);
    if (request.url !== `/${printer.life}` || parts.length === 0) return void request.socket.destroy();
    const asked = decode(Buffer.concat(parts));
    const lost = printer.lose(asked.code);
    if (lost === 'request' || request.url !== `/${printer.life}`) return void request.socket.destroy();
    const answer = answerTo(asked, oddity, jobs, addJob);
    answerUnlessLost(request, response, answer, lost);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const printer: OddPrinter = {
    url: (life = 0) => `ipp://127.0.0.1:${port}/${life}`,
    life: 0,
    lose: () => undefined,
    jobs,
    addJob: (name) => void addJob(name),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return printer;
}

function answerUnlessLost(request: IncomingMessage, response: ServerResponse, answer: IppMessage, lost: Lost): void {
  if (lost) request.socket.destroy();
  else response.end(encode(answer));
}

function answerTo(
  asked: IppMessage,
  {
    versionsUnknown = [],
    isSilent,
    lacks = [],
    forgets,
    waits,
    hides,
    listedAs = (name) => name,
    reasons = ['none'],
  }: Oddity,
  jobs: readonly OddJob[],
  addJob: (name: string, looks: number) => OddJob,
): IppMessage {
  const answer = (code: number, ...groups: IppGroup[]): IppMessage => ({
    ...asked,
    code,
    groups,
    data: new Uint8Array(),
  });
  const shown = (job: OddJob): IppGroup => jobGroup(job, listedAs(job.name), waits === 'pending');
  if (versionsUnknown.includes(asked.version[0])) return answer(isSilent ? 0 : STATUS.versionNotSupported);
  if (lacks.includes(asked.code)) return answer(STATUS.operationNotSupported);
  const operation = groupsOf(asked, GROUP.operation)[0]?.attributes;
  const isLook = asked.code === getJobs || asked.code === getJobAttributes;
  for (const job of jobs) job.looks += isLook && !(waits && job.looks > 0) ? 1 : 0;
  const listed = jobs.filter((job) => !(forgets && hasEnded(job)));
  switch (asked.code) {
    case printJob: {
      const { id, looks } = addJob(stringsOf(operation, 'job-name')[0] ?? '', 0);
      return answer(0, {
        tag: GROUP.job,
        attributes: attributes({ 'job-id': integer(id), 'job-state': integer(looks + JOB_STATE.pending) }),
      });
    }
    case getJobAttributes: {
      const job = listed.find(({ id }) => id === numberOf(operation, 'job-id'));
      return job ? answer(0, shown(job)) : answer(STATUS.notFound);
    }
    case getJobs: {
      const ended = stringsOf(operation, 'which-jobs')[0] === 'completed';
      return answer(0, ...listed.filter((job) => hasEnded(job) === ended && !hides?.(job, jobs)).map(shown));
    }
    case OPERATION.getPrinterAttributes:
      return answer(
        0,
        printerGroup(
          reasons,
          Object.values(OPERATION).filter((each) => !lacks.includes(each)),
        ),
      );
    default:
      return answer(0);
  }
}

const printerGroup = (reasons: readonly string[], operations: readonly number[]): IppGroup => ({
  tag: GROUP.printer,
  attributes: attributes({
    'printer-state': integer(3),
    'operations-supported': operations.map(integer),
    'printer-state-reasons': reasons.map((reason) => string('keyword', reason)),
  }),
});

const jobGroup = (job: OddJob, name: string, isPending: boolean): IppGroup => ({
  tag: GROUP.job,
  attributes: attributes({
    'job-id': integer(job.id),
    ...(name && { 'job-name': string('name', name) }),
    'job-state': integer(hasEnded(job) ? JOB_STATE.completed : isPending ? JOB_STATE.pending : JOB_STATE.processing),
  }),
});
