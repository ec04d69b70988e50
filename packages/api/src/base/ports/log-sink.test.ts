import { closeSync, openSync, readFileSync, write } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { mayMount } from '../../testing/small-disk.ts';
import { smallDisk } from '../../testing/test-disk.ts';
import { logSink, type WriteSome } from './log-sink.ts';
import { pinoLog } from './pino-log.ts';

const MAX_BUFFERED_BYTES = 2 ** 20;

/** A place that refuses bytes while `refuse` has set an error. */
function place() {
  let refusal: string | undefined;
  let text = '';
  const writeSome: WriteSome = (bytes, done) =>
    setImmediate(() => {
      if (refusal) return done(Object.assign(new Error(refusal), { code: refusal }), 0);
      // It takes only half, like a disk with little room left.
      const half = Math.ceil(bytes.length / 2);
      text += bytes.toString('utf8', 0, half);
      done(null, half);
    });
  return { writeSome, text: () => text, refuse: (code: string | undefined) => (refusal = code) };
}

describe('the sink of the log', () => {
  it.each(['ENOSPC', 'EAGAIN', 'EPIPE'])('[RL-03.2] the sink keeps lines in order through %s', async (code) => {
    const { writeSome, text, refuse } = place();
    const sink = logSink(writeSome, 5);
    sink.write('first\n');
    refuse(code);
    sink.write('second\n');
    await sink.flush(50);
    refuse(undefined);
    sink.write('third\n');
    await sink.flush(5_000);
    expect(text()).toBe('first\nsecond\nthird\n');
  });

  it('[RL-03.2] the sink drops lines beyond its buffer, and reports their number once', async () => {
    const { writeSome, text, refuse } = place();
    const sink = logSink(writeSome, 5);
    const log = pinoLog('info', sink);
    refuse('ENOSPC');
    const count = 3_000;
    for (let line = 0; line < count; line += 1) log.info({ filler: 'x'.repeat(1_000) }, 'a line');
    refuse(undefined);
    await sink.flush(10_000);
    log.info({}, 'afterwards');
    await sink.flush(10_000);
    const lines = text().trim().split('\n');
    expect(text().length).toBeLessThan(MAX_BUFFERED_BYTES * 1.2);
    const written = lines.map((line) => JSON.parse(line) as { msg: string; dropped?: number });
    expect(written.filter(({ dropped }) => dropped !== undefined)).toHaveLength(1);
    const kept = written.filter(({ msg }) => msg === 'a line').length;
    expect(written.find(({ dropped }) => dropped !== undefined)?.dropped).toBe(count - kept);
    expect(written.at(-1)?.msg).toBe('afterwards');
  });

  it('the last write of a process gets the unwritten lines', async () => {
    const { writeSome, refuse } = place();
    const sink = logSink(writeSome, 10_000);
    refuse('EAGAIN');
    sink.write('one\n');
    await vi.waitFor(async () => {
      await sink.flush(1);
      sink.write('two\n');
      expect(sink.takeRemaining().toString()).toMatch(/^one\ntwo\n/);
    });
    expect(sink.takeRemaining()).toHaveLength(0);
  });

  it.skipIf(!mayMount())(
    '[RL-03.2] [RL-03.8] the log continues in a file after a full disk has room again',
    async () => {
      const disk = smallDisk(1);
      const file = join(disk.folder, 'log');
      const fd = openSync(file, 'a');
      const sink = logSink((bytes, done) => write(fd, bytes, done), 5);
      sink.write('before\n');
      await sink.flush(5_000);
      disk.fill();
      // More than the free rest of the file's last block.
      sink.write(`${'x'.repeat(5_000)}\n`);
      await sink.flush(50);
      disk.makeRoom();
      await sink.flush(5_000);
      closeSync(fd);
      expect(readFileSync(file, 'utf8')).toBe(`before\n${'x'.repeat(5_000)}\n`);
    },
  );
});
