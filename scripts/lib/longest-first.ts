import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of tests that take a minute or more. */
const LONGEST = [
  'attack/attack.test.ts',
  'api/src/model.test.ts',
  'catalogue/templates.test.ts',
  'node/pdf-plates.test.ts',
  // Not beside the attacks: each wants the processors for servers of its own.
  'chaos/chaos.test.ts',
  'station/src/crash.test.ts',
];

/** Begins with the longest files, so that at the end no worker is left alone with one of them. */
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
