import { describe, expect, it } from 'vitest';
import { deepOnly, idsIn, readRules, ruleProblems } from './rules.ts';

const line = (id: string, text = 'A claim.') => `- **${id}** ${text}`;
const check = (spec: readonly string[], named: readonly (readonly [string, string])[]) =>
  ruleProblems(readRules(spec.join('\n')), new Map(named.map(([id, file]) => [id, [file]])));

describe('the rules of the specification', () => {
  it('are read with their claims; the stem of a split rule is a heading', () => {
    const { rules, headings } = readRules(
      [
        '# Title',
        line('AA-01'),
        line('AA-02', 'Things'),
        `  ${line('AA-02.1', 'One claim. _(in part: a half (of two))_')}`,
        `  ${line('AA-02.10', 'Another. _(planned: a tool)_')}`,
      ].join('\n'),
    );
    expect([...headings]).toEqual(['AA-02']);
    expect(rules).toEqual([
      { id: 'AA-01', words: 2, state: 'built', note: '' },
      { id: 'AA-02.1', words: 8, state: 'in part', note: 'a half (of two)' },
      { id: 'AA-02.10', words: 4, state: 'planned', note: 'a tool' },
    ]);
  });

  it('are named by the IDs that a title begins with, and by nothing else', () => {
    const titled = ['AA-01', 'AA-02.10'].map((id) => `[${id}]`).join(' ');
    expect(idsIn(`it('${titled} a claim')`)).toEqual(['AA-01', 'AA-02.10']);
    expect(idsIn(`it.each([['(']])(\n  "${titled} of %s", () => {})`)).toEqual(['AA-01', 'AA-02.10']);
    expect(idsIn(`// see ${titled}\nit('a claim beside ${titled}')`)).toEqual([]);
  });

  it('have no problem if each is short and tested, or says what it waits for', () => {
    const spec = [line('AA-01', Array(40).fill('word').join(' ')), line('AA-02', 'A claim. _(planned: a tool)_')];
    expect(check(spec, [['AA-01', 'a.test.ts']])).toEqual([]);
  });

  it.each([
    ['longer than 40 words', [line('AA-01', Array(41).fill('word').join(' '))], 'AA-01', '41 words'],
    ['built without a test', [line('AA-01')], undefined, 'no test title names it'],
    ['built in part without a test', [line('AA-01', 'It. _(in part: half)_')], undefined, 'no test title names it'],
    ['planned for nothing', [line('AA-01', 'A claim. _(planned)_')], undefined, 'what it waits for'],
    ['built in part without a word', [line('AA-01', 'A claim. _(in part)_')], 'AA-01', 'what is missing'],
    ['planned and tested', [line('AA-01', 'A claim. _(planned: a tool)_')], 'AA-01', 'a.test.ts names it'],
    ['unknown', [], 'AA-01', 'no rule of docs/SPEC.md'],
    ['only a heading', [line('AA-01'), line('AA-01.1', 'It. _(planned: a tool)_')], 'AA-01', 'one of its claims'],
    ['there twice', [line('AA-01'), line('AA-01')], 'AA-01', 'twice'],
  ])('one that is %s is a problem', (_what, spec, named, problem) => {
    expect(check(spec, named ? [[named, 'a.test.ts']] : [])).toEqual([expect.stringContaining(problem)]);
  });

  it('that only deep tests name are told', () => {
    const { rules } = readRules(['AA-01', 'AA-02', 'AA-03', 'AA-04'].map((id) => line(id)).join('\n'));
    const named = new Map([
      ['AA-01', ['e2e/deep/a.spec.ts', 'e2e/engines/deep/a.spec.ts', 'packages/a/src/a.deep.test.ts']],
      ['AA-02', ['e2e/deep/a.spec.ts', 'packages/a/src/a.test.ts']],
      ['AA-03', ['e2e/engines/a.spec.ts']],
    ]);
    expect(deepOnly(rules, named)).toEqual(['AA-01']);
  });
});
