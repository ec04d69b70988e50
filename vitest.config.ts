import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.ts';
import { filesOfPart } from './scripts/lib/part-files.ts';

const files = filesOfPart(process.env['TEST_PART'] ?? 'all');

export default defineConfig({
  test: {
    include: files.include,
    exclude: ['**/node_modules/**', ...files.exclude],
    // Twice the cores of the smallest machine this runs on: a third of the time is spent waiting for processes and timers.
    maxWorkers: 4,
    // Reading a thousand modules anew for every file of tests would take as long as the tests; none keeps anything in them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // One private PostgreSQL a run, started only when a test of the store asks for it.
    globalSetup: ['packages/api/src/testing/global-setup.ts', 'scripts/lib/programs.mjs'],
    setupFiles: ['scripts/lib/seed.mjs'],
    // What is waited for is there at once, but for a machine that has other work to do.
    expect: { poll: { timeout: 60_000 } },
    // For a test that hangs: beside other work a start of the server alone takes half a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A worker that ends late on a busy machine is no failure of what it tested.
    teardownTimeout: 60_000,
  },
});
