import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { EnvironmentError, readEnvFile, readEnvironment, type Settings, withEnvFile } from '@cpc/settings';
import { type Context, textOption } from '../io/command.ts';
import { wrongUse } from '../io/failure.ts';

/** The name that `init` gives the file in the folder where it runs. */
const USUAL = 'platform.env';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The file with the settings: `--settings`, `ENV_FILE`, or the usual one of this folder. */
export const envPath = (context: Pick<Context, 'io' | 'options'>): string =>
  resolve(textOption(context, 'settings') ?? (context.io.env['ENV_FILE'] || USUAL));

/** The settings of this machine, as the server would read them. */
export function environmentHere(context: Pick<Context, 'io' | 'options'>): Environment {
  const path = envPath(context);
  const named = textOption(context, 'settings') !== undefined || context.io.env['ENV_FILE'];
  return named || existsSync(path) ? withEnvFile({ ...context.io.env, ENV_FILE: path }) : context.io.env;
}

/** @throws Failure that names every wrong setting */
export function settingsHere(context: Pick<Context, 'io' | 'options'>): Settings {
  return checkedSettings(() => readEnvironment(environmentHere(context)));
}

export function checkedSettings<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof EnvironmentError ? wrongUse(error.message) : error;
  }
}

/** The settings of an env file; undefined if it does not exist. */
export const valuesIn = (path: string): Environment | undefined =>
  existsSync(path) ? checkedSettings(() => readEnvFile(path)) : undefined;
