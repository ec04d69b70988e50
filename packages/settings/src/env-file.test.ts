import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { envLine, withEnvFile } from './env-file.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';

function file(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'shop.env');
  writeFileSync(path, content);
  return path;
}

describe('the env file', () => {
  it('[OP-02.1] gives the settings that the environment does not name', () => {
    const ENV_FILE = file('# a comment\nPORT=8123\nCURRENCY=SEK\nCOUNTRIES="SE, NO"\n');
    expect(readEnvironment(withEnvFile({ ENV_FILE, PORT: '9000', CURRENCY: '' }))).toMatchObject({
      port: 9000,
      currency: 'SEK',
      countries: ['SE', 'NO'],
    });
  });

  it('[OP-02.1] is checked like the environment, and must be there', () => {
    const ENV_FILE = file('PORT=eighty\n');
    expect(() => readEnvironment(withEnvFile({ ENV_FILE }))).toThrow(/PORT must be a whole number/);
    expect(() => withEnvFile({ ENV_FILE: '/nowhere/shop.env' })).toThrow(EnvironmentError);
    expect(() => withEnvFile({ ENV_FILE: '/nowhere/shop.env' })).toThrow(/ENV_FILE must be a file/);
  });

  it('[OP-02.1] every value that can be written is read back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab1 #$=\'"`\\%/&'.split('')) }), (value) => {
        const line = lineOf(value);
        if (line !== undefined) expect(parseEnv(`${line}\n`)['NAME']).toBe(value);
      }),
    );
    expect(lineOf('a b#c')).toBe(`NAME='a b#c'`);
    expect(lineOf(`all of ' " and \``)).toBeUndefined();
  });
});

function lineOf(value: string): string | undefined {
  try {
    return envLine('NAME', value);
  } catch {
    return undefined;
  }
}
