import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { alternate, attempt, Failed } from './attempt.ts';

describe('a row of a bench', () => {
  it('says what a program wrote when it failed', async () => {
    const script = 'console.error("no decode delegate | SVG\\nat line 3"); process.exit(1)';
    const program = () => execFileSync(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
    expect(String(await attempt(program))).toBe('failed: no decode delegate / SVG');
  });

  it('says the message of an error, whatever is thrown', async () => {
    expect(await attempt(() => Promise.reject(new Error('it is away\nand more')))).toEqual(new Failed('it is away'));
    expect(String(await attempt(() => Promise.reject('odd' as unknown as Error)))).toBe('failed: odd');
    expect(await attempt(() => 7)).toBe(7);
  });
});

describe('contenders that are measured in rounds', () => {
  it('keep their values when another one fails, which is not tried again', async () => {
    const asked: string[] = [];
    const contender = (name: string, lastRound: number) => () => {
      asked.push(name);
      if (asked.filter((other) => other === name).length > lastRound) throw new Error('it fell');
      return asked.length;
    };
    const seen = await alternate(3, { ours: contender('ours', 3), rival: contender('rival', 1) });
    expect(asked).toEqual(['ours', 'rival', 'ours', 'rival', 'ours']);
    expect(Object.fromEntries(seen)).toEqual({ ours: [1, 3, 5], rival: new Failed('it fell') });
  });
});
