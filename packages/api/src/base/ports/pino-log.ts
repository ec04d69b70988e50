import { pino, stdSerializers } from 'pino';
import { requestIdOfNow } from './request-id.ts';
import type { Log } from './log.ts';
import type { LogSink } from './log-sink.ts';

/**
 * One JSON object per line.
 * @param level `info`, `warn`, `error` or `silent`
 * @param sink takes the lines; it drops lines that it cannot write in time, and the log then reports their number
 */
export function pinoLog(level: string, sink: Pick<LogSink, 'write' | 'onDropped'>): Log {
  const logger = pino(
    {
      level,
      base: null,
      mixin: (facts) => (requestIdOfNow() === undefined || 'requestId' in facts ? {} : { requestId: requestIdOfNow() }),
      serializers: { error: stdSerializers.err },
      // Removes secrets that a careless line might contain (SE-06).
      redact: { paths: ['*.authorization', '*.password', '*.token', '*.phone', '*.address'], censor: '…' },
    },
    sink,
  );
  sink.onDropped((dropped) => logger.error({ dropped }, 'log lines were dropped: they could not be written in time'));
  return {
    info: (facts, what) => logger.info(facts, what),
    warn: (facts, what) => logger.warn(facts, what),
    error: (facts, what) => logger.error(facts, what),
  };
}
