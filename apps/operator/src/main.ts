import { processIo } from './io/io.ts';
import { run } from './program.ts';

// A reader that ends early, as `head` does, is no failure.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

process.exitCode = await run(process.argv.slice(2), processIo());
