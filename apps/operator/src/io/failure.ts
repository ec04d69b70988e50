import type { ClientError } from '@cpc/client';

/** How the program ends; documented in docs/OPERATIONS.md. */
export const EXIT = { done: 0, refused: 1, wrongUse: 2, loginNeeded: 3, unreachable: 4 } as const;

/** Why a command did not do its work, for a person and for a script. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exit: number;
  /** One word for scripts. */
  readonly error: string;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(error: string, exit: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.error = error;
    this.exit = exit;
    this.more = more;
  }
}

/** The command line itself is wrong, or lacks something that a terminal would be asked for. */
export const wrongUse = (message: string, more: Readonly<Record<string, unknown>> = {}): Failure =>
  new Failure('wrongUse', EXIT.wrongUse, message, more);

const SILENT = new Set(['networkAbnormal', 'networkTimeout', 'noResponse']);

/** Why a call failed. @param server its address */
export function failureOf({ name, code, msg, data }: ClientError, server: string): Failure {
  if (SILENT.has(name))
    return new Failure('unreachable', EXIT.unreachable, `the server at ${server} does not answer. Is it running?`, {
      server,
    });
  if (code === 401)
    return new Failure('loginNeeded', EXIT.loginNeeded, 'the login has ended: run "operator login"', { server });
  const field = typeof data === 'object' && data !== null && 'field' in data ? String(data.field) : undefined;
  return new Failure(name, EXIT.refused, field === undefined ? msg : `${msg} (${field})`, {
    code,
    ...(field === undefined ? {} : { field }),
  });
}
