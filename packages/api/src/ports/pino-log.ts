import { pino, stdSerializers } from 'pino';
import type { Log } from './log.ts';

/**
 * One JSON object a line on standard output.
 * @param level `info`, `warn`, `error` or `silent`
 */
export function pinoLog(level: string): Log {
  const logger = pino({
    level,
    base: null,
    serializers: { error: stdSerializers.err },
    // What a careless line might still carry (SE-06).
    redact: { paths: ['*.authorization', '*.password', '*.token', '*.phone', '*.address'], censor: '…' },
  });
  return {
    info: (facts, what) => logger.info(facts, what),
    warn: (facts, what) => logger.warn(facts, what),
    error: (facts, what) => logger.error(facts, what),
  };
}
