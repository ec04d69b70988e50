import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { kinds, STATION, plain } from './goods.ts';
import { openStation, ENROL_CODE, PARTNER_PASSWORD } from './servers.ts';
import { guest, wire } from './wire.ts';
import { freePort, missingTools, start, until } from './processes.ts';

/** Some containers forbid tracing a process. */
const mayWatch = () => spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
const missing = missingTools('strace') ?? (mayWatch() ? undefined : 'the right to trace a process');
if (missing) process.stderr.write(`SKIPPED, power loss is not shown: ${missing}\n`);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cpc-power-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Returns true if a sync call for the log began and returned after a given line. */
function forcedAfter(lines: readonly string[], after: number): boolean {
  const forcing = new Set<string | undefined>();
  return lines.slice(after + 1).some((line) => {
    const [thread] = line.split(' ');
    if (/\b(fdatasync|fsync)\(.*store\.sqlite-wal/.test(line)) {
      if (!line.includes('<unfinished')) return line.endsWith('= 0');
      forcing.add(thread);
    }
    return /(fdatasync|fsync) resumed.*= 0/.test(line) && forcing.has(thread);
  });
}

describe('the embedded database when the power goes', () => {
  it.skipIf(missing)(
    '[RL-01] an order is answered only after its bytes are on disk',
    async () => {
      const home = folder();
      const [trace, port] = [join(home, 'trace'), await freePort()];
      const calls = 'trace=pwrite64,pwritev,fsync,fdatasync,write,writev,sendto,sendmsg';
      const watched = ['-f', '--seccomp-bpf', '-y', '-s', '20000', '-o', trace, '-e', calls];
      const server = start('strace', [...watched, process.execPath, 'apps/server/dist/main.mjs'], {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: home,
        DATABASE_URL: '',
        DEMO: '1',
        DEMO_ENROL_CODE: ENROL_CODE,
        DEMO_PARTNER_PASSWORD: PARTNER_PASSWORD,
      });
      onTestFinished(() => server.stop());
      const origin = `http://127.0.0.1:${port}`;
      const ready = () =>
        fetch(`${origin}/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      await until(ready, server, 'the watched server', 90_000);
      const visitor = wire({ servers: [origin], network: { lost: 0, deferred: 0, defects: [] } });
      const closeStation = await openStation(visitor);
      const [kind] = await kinds(visitor, 1);
      if (!kind) throw new Error('the demo shop has no goods in stock');
      const asked = { client_key: 'watched', machine_id: STATION, items: [plain(kind, '#cc2233')] };
      const { order_number } = await (await guest(visitor, 1)).call('Order.place', asked);
      await closeStation();
      await server.stop();

      const lines = readFileSync(trace, 'utf8').split('\n');
      const answeredAt = lines.findIndex(
        (line) =>
          /\b(write|writev|sendto|sendmsg)\(/.test(line) && line.includes(order_number) && line.includes('socket:'),
      );
      expect(answeredAt).toBeGreaterThan(0);
      const before = lines.slice(0, answeredAt);
      // First the row with the order's number goes to the log, then the log is synced to disk, and only then is the
      // answer sent.
      const kept = before.findIndex((line) => line.includes('store.sqlite-wal') && line.includes(order_number));
      expect(kept).toBeGreaterThan(0);
      expect(forcedAfter(before, kept)).toBe(true);
    },
    180_000,
  );
});
