import { runAgent } from '../agent.ts';
import { readConfig } from '../config.ts';
import { IppConnection } from '../ipp/connection.ts';
import { keysOf } from '../keys.ts';
import { jsonLog } from '../log.ts';
import { onlyAgentIn } from '../only-one.ts';
import { createPrinter } from '../printers/create.ts';
import { IppPrinter } from '../printers/ipp-printer.ts';
import type { Printer } from '../printers/printer.ts';
import { ServerLink } from '../server-link.ts';
import { steadyTime } from '../steady.ts';
import { QUICK } from './timing.ts';
import { diskOf } from './windows-disk.ts';

/**
 * The agent as a process with short waits. It kills itself when it logs the event named by `CRASH_AT`, or while it
 * prints.
 */
const crashAt = process.env['CRASH_AT'];
const crash = (): void => void process.kill(process.pid, 'SIGKILL');

const config = readConfig(process.env);
const disk = diskOf(process.env['DISK']);
await onlyAgentIn(config.directory);
const keys = await keysOf(config, disk);
const write = jsonLog((line) => process.stderr.write(line), Date.now);
const printer: Printer =
  config.printer.kind === 'ipp'
    ? new IppPrinter(new IppConnection(config.printer.uri), { pollMs: 50, missedPolls: 20 })
    : createPrinter(config.printer, config.directory, disk, Date.now);

if (crashAt === 'printing') {
  const print = printer.print.bind(printer);
  printer.print = (task, watch) => print(task, { ...watch, progress: crash });
}

await runAgent(
  {
    link: new ServerLink(config.serverUrl, keys.station_key),
    printer,
    disk,
    directory: config.directory,
    bays: config.bays,
    timing: QUICK,
    log: (event, facts) => {
      write(event, facts);
      if (event === crashAt) crash();
    },
    now: Date.now,
    steady: steadyTime(),
    version: 'test',
    counter: {
      stationId: keys.machine_id,
      screen: new ServerLink(config.serverUrl, keys.screen_key, 'Screen'),
      origin: config.serverUrl,
      port: config.pickupPort ?? 0,
    },
    ready: () => void process.stdout.write('{"ready":true}\n'),
  },
  new AbortController().signal,
);
