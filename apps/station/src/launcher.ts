import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { DISK } from './files.ts';
import { supervise } from './launch/supervise.ts';
import { jsonLog, messageOf } from './log.ts';
import { LogFile } from './log-file.ts';
import { onlyAgentIn } from './only-one.ts';
import { stopSignal } from './stop-signal.ts';
import { EXIT } from './update/exit-codes.ts';

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const signal = stopSignal();

const toStderr = (line: string) => void process.stderr.write(line);
try {
  const { directory, updatePatienceMs } = readConfig(process.env);
  const file = new LogFile(directory);
  // Two launchers on one directory would start two versions in turn.
  await onlyAgentIn(join(directory, 'agent'));
  process.exitCode = await supervise({
    directory,
    installed: fileURLToPath(new URL('./main.mjs', import.meta.url)),
    env: process.env,
    disk: DISK,
    patienceMs: updatePatienceMs,
    pauseMs: 1_000,
    stopMs: 10_000,
    log: jsonLog((line) => {
      toStderr(line);
      file.add(line);
    }, Date.now),
    signal,
    output: (chunk, to) => void process[to].write(chunk),
  });
} catch (error) {
  jsonLog(toStderr, Date.now)('launcher.ended', { error: messageOf(error) });
  process.exitCode = EXIT.needsPerson;
}
process.exit();
