import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take longest. vitest alone goes by their size, which puts short files of long tests last. */
const LONGEST = [
  'proof/under-load.deep.test.ts',
  'editor/src/random-page.deep.test.ts',
  'http/main-thread.deep.test.ts',
  'light/corpus.deep.test.ts',
  'operator/src/operator.test.ts',
  'launch/update.test.ts',
  'lib/part-files.deep.test.ts',
  'illustrator/illustrator.test.ts',
  'pdf/x4.deep.test.ts',
  'odd-printers.deep.test.ts',
  'api/src/model.test.ts',
  'catalogue/templates.test.ts',
  'node/pdf/plates.test.ts',
  'node/print-file.test.ts',
  'station/src/crash.test.ts',
  'uploads/uploads.test.ts',
  'storage/storage.test.ts',
];

/** Starts with the longest files, so that no worker is left alone with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? LONGEST.length : rank;
}
