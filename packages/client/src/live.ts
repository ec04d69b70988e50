import { eventStreamParser } from './event-stream.ts';
import { headersFor } from './exchange.ts';
import type { ClientPorts } from './ports.ts';
import { sleep } from './sleep.ts';

export interface LiveOptions<T> {
  /** Name of the wanted events. */
  readonly event: string;
  readonly onData: (data: T) => void;
  /** Called once in every pause between two attempts, so that a network that blocks streams still gets fresh data. */
  readonly poll?: () => Promise<T>;
  /** True while the stream is open. */
  readonly onLive?: (live: boolean) => void;
  /** The pause before the first new attempt, in ms; doubles up to eight times this. */
  readonly retryMs?: number;
}

/** Follows a stream of server-sent events until stopped: reconnects, and polls in between (QU-01). @returns stop */
export function follow<T>(ports: ClientPorts, path: string, options: LiveOptions<T>): () => void {
  const stopping = new AbortController();
  void run(ports, path, options, stopping.signal);
  return () => stopping.abort();
}

async function run<T>(ports: ClientPorts, path: string, options: LiveOptions<T>, stopped: AbortSignal): Promise<void> {
  const first = options.retryMs ?? 1000;
  let pause = first;
  while (!stopped.aborted) {
    const round = new AbortController();
    const end = () => round.abort();
    stopped.addEventListener('abort', end, { once: true });
    // A stream may be dead after a time in the background, without any event.
    const forget = ports.onReturn?.(end);
    const received = await listen(ports, path, options, round.signal);
    options.onLive?.(false);
    pause = received ? first : Math.min(pause * 2, first * 8);
    await pollOnce(options, stopped);
    await sleep(pause, round.signal);
    forget?.();
    stopped.removeEventListener('abort', end);
  }
}

async function pollOnce<T>({ poll, onData }: LiveOptions<T>, stopped: AbortSignal): Promise<void> {
  if (poll === undefined || stopped.aborted) return;
  // A failed poll is ignored: the next round tries again.
  const data = await poll().catch(() => undefined);
  if (data !== undefined && !stopped.aborted) onData(data);
}

/** A stream that is silent for this long counts as broken: the server sends a comment more often. */
const MAX_SILENT_MS = 45_000;

/** One connection until it ends. @returns whether it received anything */
async function listen<T>(
  ports: ClientPorts,
  path: string,
  options: LiveOptions<T>,
  stopped: AbortSignal,
): Promise<boolean> {
  const connection = new AbortController();
  const close = () => connection.abort();
  stopped.addEventListener('abort', close, { once: true });
  const idle = watchdog(MAX_SILENT_MS, close);
  let received = false;
  try {
    const headers = { ...headersFor(ports, ports.getSession()), Accept: 'text/event-stream' };
    const response = await ports.fetch(ports.baseUrl + path, { headers, signal: connection.signal });
    if (!response.ok || response.body === null) return false;
    options.onLive?.(true);
    for await (const events of batches(response.body)) {
      received = true;
      idle.touch();
      for (const { event, data } of events) if (event === options.event) options.onData(JSON.parse(data));
    }
  } catch {
    // The connection broke or the answer was unexpected: the loop in the caller tries again.
  } finally {
    idle.clear();
    stopped.removeEventListener('abort', close);
    connection.abort();
  }
  return received;
}

/** Uses a reader, because not every phone's ReadableStream is async iterable. */
async function* batches(body: ReadableStream<Uint8Array>) {
  const parse = eventStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    yield parse(decoder.decode(piece.value, { stream: true }));
  }
}

function watchdog(ms: number, bite: () => void): { touch(): void; clear(): void } {
  let timer = setTimeout(bite, ms);
  const clear = () => clearTimeout(timer);
  return {
    clear,
    touch: () => {
      clear();
      timer = setTimeout(bite, ms);
    },
  };
}
