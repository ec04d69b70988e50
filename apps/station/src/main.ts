import { DISK } from './files.ts';
import { jsonLog } from './log.ts';
import { runProgram } from './program.ts';
import { stopSignal } from './stop-signal.ts';
import { TIMING } from './timing.ts';

// A full disk behind these streams, or a reader that has ended, must not end the agent.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

process.exitCode = await runProgram({
  env: process.env,
  disk: DISK,
  timing: TIMING,
  logTo: (write) =>
    jsonLog((line) => {
      process.stderr.write(line);
      write(line);
    }, Date.now),
  signal: stopSignal(),
  ready: () => process.stdout.write(`${JSON.stringify({ ready: true })}\n`),
});
// An open poll of the printer or the server must not keep the process alive.
process.exit();
