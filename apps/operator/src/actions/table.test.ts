import { ACTIONS } from '@cpc/contract';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { commandName } from './commands.ts';
import { flagsOf, valueOf } from './flags.ts';
import { ACTION_COMMANDS, type ActionCommand } from './table.ts';

const OPERATOR = ACTIONS.filter(({ name }) => name.startsWith('Operator.'));
const known: Readonly<Record<string, ActionCommand | undefined>> = ACTION_COMMANDS;
const RESERVED = ['json', 'yes', 'session-file', 'input', 'page', 'size', 'out', 'help', 'settings', 'env-file'];

describe('the commands of actions', () => {
  it('[OP-01.7] every action of the operator has a command, and every command an action', () => {
    expect(Object.keys(ACTION_COMMANDS).toSorted()).toEqual(OPERATOR.map(({ name }) => name).toSorted());
  });

  it.each(OPERATOR.map((action) => [commandName(action.name), action] as const))(
    '[OP-01.7] %s has an example with flags that exist, and with every needed one',
    (command, { name, input }) => {
      const { flags, takesFile } = flagsOf(input);
      const names = flags.map((flag) => flag.name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((flag) => RESERVED.includes(flag))).toEqual([]);
      const example = known[name]?.example ?? '';
      expect(example.split(' ')[0]).toBe(command);
      const used = [...example.matchAll(/--([a-z-]+)/g)].map(([, flag]) => flag ?? '');
      expect(used.filter((flag) => !names.includes(flag) && !['out', 'input'].includes(flag))).toEqual([]);
      for (const [, flag, value = ''] of example.matchAll(/--([a-z-]+) (\S+)/g)) {
        const choices = flags.find((one) => one.name === flag)?.choices ?? [];
        expect(choices.length === 0 || choices.includes(value)).toBe(true);
      }
      if (!used.includes('input'))
        expect(flags.filter(({ required, name: flag }) => required && !used.includes(flag))).toEqual([]);
      expect(/\.(csv|xlsx)/.test(example.replace(/--out \S+/, ''))).toBe(takesFile);
    },
  );
});

describe('the flags of an input', () => {
  const input = z.object({
    name: z.string(),
    kind: z.optional(z.enum(['a', 'b'])),
    share: z.nullable(z.int()),
    ends_at: z.optional(z.int()),
    always: z.boolean(),
    stations: z.optional(z.array(z.string())),
    owner: z.object({ name: z.string(), known: z.optional(z.boolean()) }),
    shape: z.object({ deep: z.object({ x: z.number() }) }),
  });

  it('[OP-01.7] follow from its schema; what no flag can carry is left to --input', () => {
    const { flags, rest } = flagsOf(input);
    expect(flags.map(({ name, kind, required, nullable }) => [name, kind, required, nullable])).toEqual([
      ['name', 'text', true, false],
      ['kind', 'text', false, false],
      ['share', 'whole', true, true],
      ['ends-at', 'whole', false, false],
      ['always', 'yesNo', true, false],
      ['stations', 'list', false, false],
      ['owner-name', 'text', true, false],
      ['owner-known', 'set', false, false],
    ]);
    expect(rest).toEqual(['shape']);
  });

  it.each([
    ['share', 'none', null],
    ['share', '-5', -5],
    ['ends-at', '2026-12-31', Date.UTC(2026, 11, 31)],
    ['ends-at', '2026-12-31 18:30', Date.UTC(2026, 11, 31, 18, 30)],
    ['ends-at', '2026-12-31T18:30+01:00', Date.UTC(2026, 11, 31, 17, 30)],
    ['always', 'no', false],
    ['stations', 'a, b', ['a', 'b']],
  ])('[OP-01.7] --%s %s is %j', (name, typed, value) => {
    const flag = flagsOf(input).flags.find((one) => one.name === name);
    expect(flag && valueOf(flag, typed)).toEqual(value);
  });

  it.each([
    ['share', '1.5'],
    ['share', ''],
    ['share', 'many'],
    ['ends-at', '2026-02-31'],
    ['ends-at', '2026-13-01'],
  ])('[OP-01.7] --%s %j is refused by its name', (name, typed) => {
    const flag = flagsOf(input).flags.find((one) => one.name === name);
    expect(() => flag && valueOf(flag, typed)).toThrow(`--${name}`);
  });
});
