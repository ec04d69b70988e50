/** A program that logs some lines and then crashes, to test that no line is lost. */
import { pinoLog } from '../base/ports/pino-log.ts';
import { standardOutput } from '../base/ports/standard-output.ts';

const log = pinoLog('info', standardOutput());
for (let line = 0; line < 500; line += 1) log.info({ line }, 'before the crash');
throw new Error('crash');
