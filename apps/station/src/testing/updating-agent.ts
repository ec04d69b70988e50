import { jsonLog } from '../log.ts';
import { runProgram } from '../program.ts';
import { stopSignal } from '../stop-signal.ts';
import { VERSION } from '../version.ts';
import { QUICK } from './timing.ts';
import { diskOf, stopsOf } from './windows-disk.ts';

/**
 * The agent with short waits, to be bundled as some version. When it logs the event of `CRASH_AT` (`event@version`), it
 * kills its launcher and itself, as a loss of power does. With `CRASH_AT=ready@version` it kills only itself, after the
 * server has heard it.
 */
const crashAt = process.env['CRASH_AT'];
const system = process.env['DISK'];

process.exitCode = await runProgram({
  env: process.env,
  disk: diskOf(system),
  timing: { ...QUICK, heartbeatMs: 100 },
  logTo(write) {
    const log = jsonLog((line) => {
      process.stderr.write(line);
      write(line);
    }, Date.now);
    return (event, facts) => {
      log(event, facts);
      if (`${event}@${VERSION}` !== crashAt) return;
      process.kill(process.ppid, 'SIGKILL');
      process.kill(process.pid, 'SIGKILL');
    };
  },
  signal: stopSignal(stopsOf(system)),
  ready: () => {
    process.stdout.write('{"ready":true}\n');
    if (crashAt === `ready@${VERSION}`) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
  },
});
process.exit();
