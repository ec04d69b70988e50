import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { EnvironmentError } from './environment.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with the settings of the file that `ENV_FILE` names. A variable of the environment itself wins, so that
 * one setting can be tried without editing the file.
 * @throws EnvironmentError if the file cannot be read
 */
export function withEnvFile(environment: Environment): Environment {
  const path = environment['ENV_FILE'];
  if (path === undefined || path === '') return environment;
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  return { ...readEnvFile(path), ...Object.fromEntries(set) };
}

/** The settings of a file, one `NAME=value` a line. @throws EnvironmentError */
export function readEnvFile(path: string): Environment {
  try {
    return { ...parseEnv(readFileSync(path, 'utf8')) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError([`ENV_FILE must be a file that the server may read: ${why}`]);
  }
}

/**
 * One line of an env file. Programs differ in how they read quotes, so a value gets them only if it needs them.
 * @throws RangeError for a value that no quotes can hold
 */
export function envLine(name: string, value: string): string {
  if (/^[\w@%+=:,./?&~*-]*$/.test(value)) return `${name}=${value}`;
  const quote = [`'`, '"', '`'].find((mark) => !value.includes(mark));
  if (quote === undefined || /[\n\r]/.test(value) || (quote === '"' && value.includes('\\')))
    throw new RangeError(`${name} must have no line break, and not all kinds of quotes`);
  return `${name}=${quote}${value}${quote}`;
}
