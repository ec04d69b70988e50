/** Logs for a second to a reader that may go away, and exits with code 7. */
import { standardOutput } from '../base/ports/standard-output.ts';

const sink = standardOutput();
setInterval(() => sink.write('a line\n'), 5);
setTimeout(() => process.exit(7), 1_000);
