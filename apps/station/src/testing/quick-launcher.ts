import { readConfig } from '../config.ts';
import { supervise } from '../launch/supervise.ts';
import { jsonLog } from '../log.ts';
import { LogFile } from '../log-file.ts';
import { stopSignal } from '../stop-signal.ts';
import { diskOf, stopsOf } from './windows-disk.ts';

/** The launcher with short waits, for the version in `INSTALLED`. It kills itself when it logs the event of `LAUNCHER_CRASH_AT`. */
const { directory } = readConfig(process.env);
const file = new LogFile(directory);
const system = process.env['DISK'];
const write = jsonLog((line) => {
  process.stderr.write(line);
  file.add(line);
}, Date.now);

process.exitCode = await supervise({
  directory,
  installed: process.env['INSTALLED'] ?? '',
  env: process.env,
  disk: diskOf(system),
  patienceMs: Number(process.env['PATIENCE_MS'] ?? 20_000),
  pauseMs: 20,
  stopMs: 2_000,
  log: (event, facts) => {
    write(event, facts);
    if (event === process.env['LAUNCHER_CRASH_AT'] && facts?.['version'] !== 'installed')
      process.kill(process.pid, 'SIGKILL');
  },
  signal: stopSignal(stopsOf(system)),
  output: (chunk, to) => void process[to].write(chunk),
});
process.exit();
