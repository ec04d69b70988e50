import { setFlagsFromString } from 'node:v8';
import { StartError } from '@cpc/api';
import { readEnvironment, withEnvFile } from '@cpc/settings';
import { startServer } from './server.ts';

/**
 * How much a heap may grow between two full collections, in percent of what was live after the last. On a machine with
 * much memory, V8 lets it grow up to fourfold: large designs that were read and dropped would take hundreds of unused MB.
 */
const HEAP_GROWTH_PERCENT = 30;
setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
// A full disk behind these streams, or a reader that has ended, must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/**
 * Service managers kill a server some time after the stop signal, often after 10 s: it ends by itself before that, in
 * ms.
 */
const MAX_STOP_MS = 9_000;

try {
  const server = await startServer(readEnvironment(withEnvFile(process.env)));
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      setTimeout(
        () => fail(new StartError(`the server did not stop within ${MAX_STOP_MS / 1_000} s`)),
        MAX_STOP_MS,
      ).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
  process.stdout.write(`${JSON.stringify({ ready: true, port: server.port })}\n`);
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  const message = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
