import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopPostgres } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for what a run creates once: its private PostgreSQL, and databases with tables to copy from. */
    readonly runFolder: string;
  }
}

/** One private PostgreSQL per test run; it starts when the first test needs it, and stops at the end. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-run-'));
  project.provide('runFolder', folder);
  return () => {
    stopPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
