import { isTurn } from '@cpc/domain/testing/turn';
import { describe, expect, it } from 'vitest';
import { ippPeerMissing } from '../ippeveprinter.ts';
import { chaos } from './run.ts';

const missing = ippPeerMissing();
if (missing) process.stderr.write(`SKIPPED: ${missing}\n`);

describe.skipIf(missing || !isTurn('a'))('a shop whose processes are killed', () => {
  it('[RL-01] after kills under load, everything confirmed exists, paid, printed and counted once', async () => {
    // What is stuck is named before the time of the test is up, also on a busy machine.
    const report = await chaos({ engine: 'sqlite', seed: 13, kills: 6, customers: 4, patienceMs: 150_000 });
    const found = report.findings.flatMap(({ asked, wrong }) => wrong.map((one) => `${asked}: ${one}`));
    expect(found).toEqual([]);
    expect(report.acknowledged).toMatchObject({ placed: expect.any(Number), collected: expect.any(Number) });
    // The seed kills each of the three processes.
    expect(report.killed).toEqual({ server: 3, agent: 1, printer: 2 });
  }, 600_000);
});
