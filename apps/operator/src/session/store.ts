import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { wrongUse } from '../io/failure.ts';
import type { Io } from '../io/io.ts';

const session = z.object({
  /** The address of the server, without a slash at the end. */
  server: z.string(),
  username: z.string(),
  /** By which the server knows this machine at the next login. */
  device: z.string(),
  token: z.string(),
  tokenHead: z.string(),
});
/** The login of this machine's user. */
export type Session = z.infer<typeof session>;

/** The file of the login, for its owner alone. */
export function sessionFile({ env }: Pick<Io, 'env'>, given?: string): string {
  if (given !== undefined) return given;
  const config = env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config');
  return env['OPERATOR_SESSION_FILE'] || join(config, 'custom-phone-case', 'operator.json');
}

export function readSession(file: string): Session | undefined {
  const text = textIn(file);
  if (text === undefined) return undefined;
  const read = session.safeParse(jsonOf(text));
  if (!read.success) throw wrongUse(`${file} is no file of a login: remove it, and run "operator login"`);
  return read.data;
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw wrongUse(`the login in ${file} cannot be read: ${String(error)}`);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Readable by nobody else at any moment: the file gets its mode before its content is in place. */
export function writeSession(file: string, kept: Session): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
  chmodSync(half, 0o600);
  renameSync(half, file);
}

export const removeSession = (file: string): void => rmSync(file, { force: true });
