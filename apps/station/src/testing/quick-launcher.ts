import { readConfig } from '../config.ts';
import { supervise } from '../launch/supervise.ts';
import { jsonLog } from '../log.ts';
import { LogFile } from '../log-file.ts';

/** The launcher with short waits, for the version in `INSTALLED`. It kills itself when it logs the event of `LAUNCHER_CRASH_AT`. */
const { directory } = readConfig(process.env);
const file = new LogFile(directory);
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
const write = jsonLog((line) => {
  process.stderr.write(line);
  file.add(line);
}, Date.now);

process.exitCode = await supervise({
  directory,
  installed: process.env['INSTALLED'] ?? '',
  env: process.env,
  patienceMs: Number(process.env['PATIENCE_MS'] ?? 20_000),
  pauseMs: 20,
  log: (event, facts) => {
    write(event, facts);
    if (event === process.env['LAUNCHER_CRASH_AT'] && facts?.['version'] !== 'installed')
      process.kill(process.pid, 'SIGKILL');
  },
  signal: stop.signal,
  output: (chunk, to) => void process[to].write(chunk),
});
process.exit();
