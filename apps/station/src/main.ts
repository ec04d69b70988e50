import { runAgent } from './agent.ts';
import { ConfigError, readConfig, type StationConfig } from './config.ts';
import { keysOf, type StationKeys } from './keys.ts';
import { jsonLog, type Log, messageOf } from './log.ts';
import { onlyAgentIn } from './only-one.ts';
import { createPrinter } from './printers/create.ts';
import { wait } from './printers/wait.ts';
import { isKeyRefused, LinkDown, ServerLink } from './server-link.ts';
import { steadyTime } from './steady.ts';
import { TIMING } from './timing.ts';

const VERSION = '1.0.0';
const log = jsonLog((line) => process.stderr.write(line), Date.now);
// A full disk behind these streams, or a reader that has ended, must not end the agent.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const stop = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort());

try {
  await start(readConfig(process.env), stop.signal);
  log('agent.stopped');
} catch (error) {
  if (!stop.signal.aborted) {
    log('agent.ended', { error: explain(error) });
    process.exitCode = 1;
  }
}
// An open poll of the printer or the server must not keep the process alive.
process.exit();

async function start(config: StationConfig, signal: AbortSignal): Promise<void> {
  await onlyAgentIn(config.directory);
  const keys = await enrolled(config, log, signal);
  await runAgent(
    {
      link: new ServerLink(config.serverUrl, keys.station_key),
      printer: createPrinter(config.printer, config.directory, Date.now),
      directory: config.directory,
      bays: config.bays,
      timing: TIMING,
      log,
      now: Date.now,
      steady: steadyTime(),
      version: VERSION,
      ...(config.pickupPort !== undefined && {
        counter: {
          stationId: keys.machine_id,
          screen: new ServerLink(config.serverUrl, keys.screen_key, 'Screen'),
          origin: config.serverUrl,
          port: config.pickupPort,
        },
      }),
      ready: () => process.stdout.write(`${JSON.stringify({ ready: true })}\n`),
    },
    signal,
  );
}

/** The server may start after the station. */
async function enrolled(config: StationConfig, logger: Log, signal: AbortSignal): Promise<StationKeys> {
  for (;;) {
    try {
      return await keysOf(config);
    } catch (error) {
      if (!(error instanceof LinkDown)) throw error;
      logger('enrol.delayed', { error: messageOf(error) });
      await wait(TIMING.retryMs, signal);
    }
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (isKeyRefused(error)) {
    return `the server no longer accepts this station's key (${messageOf(error)}): delete keys.json in STATION_DIR and enrol with a new code`;
  }
  return messageOf(error);
}
