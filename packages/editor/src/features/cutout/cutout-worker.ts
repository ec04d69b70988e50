import { cutOutPeople, type Runtime } from '@cpc/cutout';
import { browserRuntime, NoSimd } from '@cpc/cutout/browser';
import { cutByTaps } from '@cpc/imaging';
import type { CutAnswer, CutRequest, NotCut, SubjectAnswer, SubjectRequest } from './protocol.ts';
import { subjectIn } from './subject-of.ts';

type Request = CutRequest | SubjectRequest;
type Answer = CutAnswer | SubjectAnswer;

/** The part of a worker's global object that is used. The library of workers and that of pages exclude each other. */
interface WorkerScope {
  readonly fetch: typeof globalThis.fetch;
  readonly postMessage: (answer: Answer) => void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
}

/** Cuts pictures out beside the page. One at a time: the page asks again when it has an answer. */
const scope = globalThis as unknown as WorkerScope;

/** A file that could not be loaded, now or because there is no network. */
class NotLoaded extends Error {}

let runtime: Promise<Runtime> | undefined;

/** Starts the runtime at first use; after a failure the next use starts it again. */
function loadedRuntime(): Promise<Runtime> {
  runtime ??= browserRuntime(load).catch((error: unknown) => {
    runtime = undefined;
    throw error;
  });
  return runtime;
}

async function load(address: string): Promise<ArrayBuffer> {
  const response = await scope.fetch(address).catch(() => undefined);
  if (!response?.ok) throw new NotLoaded(`${address} could not be loaded`);
  return response.arrayBuffer();
}

async function done(task: Request['task']): Promise<Answer['result']> {
  if (task.kind === 'taps') return cutByTaps(task.picture, task.taps);
  if (task.kind === 'subject') return subjectIn(task.bitmap, await loadedRuntime());
  const cut = await cutOutPeople(task.picture, await loadedRuntime());
  return cut.kind === 'cut' ? cut.mask : 'noPerson';
}

scope.onmessage = ({ data: { id, task } }) => {
  done(task)
    .catch((error: unknown): NotCut => {
      if (error instanceof NoSimd) return 'unable';
      return isNotLoaded(error) ? 'notLoaded' : 'broken';
    })
    .then((result) => scope.postMessage({ id, result } as Answer))
    .catch(() => undefined);
};

/** A module that cannot be loaded is a `TypeError`; so says the HTML standard of dynamic imports. */
const isNotLoaded = (error: unknown): boolean => error instanceof NotLoaded || error instanceof TypeError;
