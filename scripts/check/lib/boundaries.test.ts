import { describe, expect, it } from 'vitest';
import { findCircle } from './circles.ts';
import type { Source } from './sources.ts';
import { boundaryProblems } from './boundaries.ts';

const BOUNDARIES = { tiers: { base: 1, records: 2, modules: 3 } };

/** Files and their imports without a problem, plus the given files. */
function files(more: Readonly<Record<string, readonly string[]>> = {}): Source[] {
  const files = {
    'base/db.ts': [],
    'records/orders/store.ts': ['../../base/db.ts'],
    'modules/orders/place.ts': ['../../records/orders/store.ts'],
    'modules/orders/module.ts': ['./place.ts'],
    'modules.ts': ['./modules/orders/module.ts'],
    ...more,
  };
  return Object.entries(files).map(([file, imports]) => ({ file: `/src/${file}`, imports }));
}

const problems = (more?: Readonly<Record<string, readonly string[]>>) =>
  boundaryProblems('/src', files(more), BOUNDARIES);

describe('the boundaries inside a package', () => {
  it('accept imports from the same tier and from below', () => {
    expect(problems()).toEqual([]);
    expect(problems({ 'modules/pay/begin.ts': ['../orders/place.ts'] })).toEqual([]);
  });

  it('refuse an import from above, also of a type', () => {
    expect(problems({ 'records/pay/store.ts': ['../../modules/orders/place.ts'] })).toContain(
      'records/pay/store.ts imports modules/orders/place.ts from a tier above',
    );
  });

  it('refuse a file that is kept to other folders, and a kept file that is not there', () => {
    const kept = (file: string) => boundaryProblems('/src', files(), { keys: { [file]: ['base'] } });
    expect(kept('records/orders/store.ts')).toEqual([
      'modules/orders/place.ts imports records/orders/store.ts, which only base may import',
    ]);
    expect(kept('base/lost.ts')).toEqual(['base/lost.ts is kept to some folders, but is not there']);
    expect(boundaryProblems('/src', files(), { keys: { 'base/db.ts': ['records'] } })).toEqual([]);
  });

  it('refuse an import between folders that stand apart', () => {
    const features = files({ 'features/a/x.ts': ['../b/y.ts'], 'features/b/y.ts': ['./z.ts'], 'features/b/z.ts': [] });
    expect(boundaryProblems('/src', features, { apart: ['features'] })).toEqual([
      'features/a/x.ts imports features/b/y.ts; the folders of features stand apart',
    ]);
    expect(boundaryProblems('/src', features, {})).toEqual([]);
  });

  it('refuse two folders that import each other through different files', () => {
    const circle = {
      'modules/pay/begin.ts': ['../orders/place.ts'],
      'modules/orders/cancel.ts': ['../pay/refund.ts'],
      'modules/pay/refund.ts': [],
    };
    expect(problems(circle)).toEqual(['import cycle of folders: modules/pay → modules/orders → modules/pay']);
  });

  it('refuse a cycle of folders in a package without tiers', () => {
    const folders = [
      { file: '/src/panels/text.ts', imports: ['../stage/view.ts'] },
      { file: '/src/stage/view.ts', imports: [] },
      { file: '/src/stage/layer.ts', imports: ['../panels/tabs.ts'] },
      { file: '/src/panels/tabs.ts', imports: [] },
    ];
    expect(boundaryProblems('/src', folders, {})).toEqual(['import cycle of folders: panels → stage → panels']);
    expect(boundaryProblems('/src', folders.slice(0, 2), {})).toEqual([]);
  });

  it('refuse a cycle at any depth: of nested folders, through their sub-folders, and with the files of their parent', () => {
    const nested = (files: Readonly<Record<string, readonly string[]>>) => problems(files)[0];
    expect(
      nested({
        'app/pages/buy/buy.ts': ['../pay/pay.ts'],
        'app/pages/pay/pay.ts': ['../done/done.ts'],
        'app/pages/done/again.ts': ['../buy/list/list.ts'],
      }),
    ).toBe('import cycle of folders: app/pages/buy → app/pages/pay → app/pages/done → app/pages/buy');
    expect(nested({ 'app/panel.ts': ['./text/text.ts'], 'app/text/write.ts': ['../tile.ts'] })).toBe(
      'import cycle of folders: app → app/text → app',
    );
    expect(nested({ 'app/text/a/a.ts': ['../../panel.ts'], 'app/panel.ts': ['./text/b/b.ts'] })).toBe(
      'import cycle of folders: app/text → app → app/text',
    );
  });

  it('accept folders that import in one direction, and files at the root between them', () => {
    expect(problems({ 'app/text/write.ts': ['../tile.ts'], 'app/tile.ts': ['../sheet/sheet.ts'] })).toEqual([]);
    expect(problems({ 'index.ts': ['./app/app.ts'], 'app/app.ts': ['../types.ts'], 'types.ts': [] })).toEqual([]);
  });

  it('accept a known cycle, but not another one beside it, nor a known one that is gone', () => {
    const known = { 'app/panel.ts': ['./text/text.ts', './ink/ink.ts'], 'app/text/text.ts': ['../tile.ts'] };
    const check = (more: Readonly<Record<string, readonly string[]>>) =>
      boundaryProblems('/src', files({ ...known, ...more }), { ...BOUNDARIES, known: ['app/text → app'] });
    const gone = ['no cycle has app/text → app; take it off the list'];
    expect(check({})).toEqual([]);
    expect(check({ 'app/ink/ink.ts': ['../tile.ts'] })).toEqual(['import cycle of folders: app → app/ink → app']);
    expect(check({ 'app/text/text.ts': [] })).toEqual(gone);
    expect(check({ 'app/panel.ts': [] })).toEqual(gone);
  });

  it('refuse a file that imports the module of another folder', () => {
    expect(problems({ 'modules/pay/begin.ts': ['../orders/module.ts'] })).toEqual([
      'modules/pay/begin.ts imports modules/orders/module.ts; only modules.ts may import a module.ts',
    ]);
  });

  it('let tests import anything', () => {
    expect(problems({ 'base/db.test.ts': ['../modules/orders/place.ts'] })).toEqual([]);
  });

  it('fail when they read nothing', () => {
    expect(boundaryProblems('/src', [], BOUNDARIES)).toHaveLength(3);
  });
});

describe('a cycle', () => {
  it('is found at any length, and ends where it begins', () => {
    const edges = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['d', ['b']],
    ]);
    expect(findCircle(edges)).toEqual(['b', 'd', 'b']);
    expect(findCircle(new Map([['a', ['b', 'c']]]))).toBeUndefined();
  });
});
