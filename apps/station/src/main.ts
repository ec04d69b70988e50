import { jsonLog } from './log.ts';
import { runProgram } from './program.ts';
import { TIMING } from './timing.ts';

// A full disk behind these streams, or a reader that has ended, must not end the agent.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const stop = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort());
// An agent without its launcher ends too: the next launcher starts another one.
process.once('disconnect', () => stop.abort());

process.exitCode = await runProgram({
  env: process.env,
  timing: TIMING,
  logTo: (write) =>
    jsonLog((line) => {
      process.stderr.write(line);
      write(line);
    }, Date.now),
  signal: stop.signal,
  ready: () => process.stdout.write(`${JSON.stringify({ ready: true })}\n`),
});
// An open poll of the printer or the server must not keep the process alive.
process.exit();
