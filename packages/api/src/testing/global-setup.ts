import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopPostgres } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where what a run makes once is kept: its private PostgreSQL, and databases with their tables to copy from. */
    readonly runFolder: string;
  }
}

/** One private PostgreSQL a test run, started only when a test asks for it, and stopped at the end. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-run-'));
  project.provide('runFolder', folder);
  return () => {
    stopPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
