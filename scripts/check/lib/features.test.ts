import { describe, expect, it } from 'vitest';
import { featureProblems } from './features.ts';

type Files = Readonly<Record<string, readonly string[]>>;

/** An app without a problem: two features that share a query and a part, and one that imports another. */
const APP: Files = {
  'data/orders.ts': [],
  'parts/thing.tsx': ['../data/orders.ts', '../assets/thing.svg'],
  'features/pay/pay-page.tsx': ['../../parts/thing.tsx', '../keepsake/show.tsx'],
  'features/queue/queue-page.tsx': ['../../parts/thing.tsx'],
  'features/keepsake/show.tsx': ['./sheet.tsx'],
  'features/keepsake/sheet.tsx': [],
  'app/pages.ts': ['../features/pay/pay-page.tsx', '../features/queue/queue-page.tsx'],
};
const RULES = { shared: ['data', 'parts'], pairs: ['pay → keepsake'] };

const problems = (more: Files = {}, rules = RULES) =>
  featureProblems(
    '/src',
    Object.entries({ ...APP, ...more }).map(([file, imports]) => ({ file: `/src/${file}`, imports })),
    rules,
  );

describe('the features of an app', () => {
  it('may import the shared folders, and another feature where the list says so', () => {
    expect(problems()).toEqual([]);
  });

  it('may not import another feature that the list does not name, in either direction', () => {
    const back = { 'features/keepsake/sheet.tsx': ['../pay/pay-page.tsx'] };
    expect(problems(back)).toEqual([
      'features/keepsake/sheet.tsx imports features/pay/pay-page.tsx from another feature',
    ]);
  });

  it('leave the list when their last import is gone', () => {
    const gone = { 'features/pay/pay-page.tsx': ['../../parts/thing.tsx'] };
    expect(problems(gone)).toEqual(['no import has pay → keepsake; take it off the list']);
  });

  it('keep what serves one of them alone, also through another shared file; tests do not count', () => {
    const alone = {
      'features/queue/queue-page.tsx': [],
      'features/queue/queue.test.ts': ['../../parts/thing.tsx'],
      'data/idle.ts': [],
    };
    expect(problems(alone)).toEqual([
      'data/orders.ts serves only pay; a shared file serves two modules',
      'parts/thing.tsx serves only pay; a shared file serves two modules',
      'data/idle.ts serves only itself; a shared file serves two modules',
    ]);
  });

  it('fail when a shared folder is not read', () => {
    expect(problems({}, { ...RULES, shared: [...RULES.shared, 'layout'] })).toEqual([
      'the folder layout has no files: does the check read the right folder?',
    ]);
  });
});
