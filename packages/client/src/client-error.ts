import type { ErrorName } from '@cpc/contract/wire';

/** Errors between this client and the server, in addition to the errors of the server itself (AP-05). */
const TRANSPORT_ERRORS = {
  networkAbnormal: { code: 0, msg: 'Abnormal network connection' },
  networkTimeout: { code: 1, msg: 'Network connection timeout' },
  unauthorised: { code: 401, msg: 'The requested service is not authorized' },
  noResponse: { code: 900, msg: 'The server did not respond to the result' },
} as const;

export type TransportErrorName = keyof typeof TRANSPORT_ERRORS;
export type ClientErrorName = ErrorName | TransportErrorName | 'unknown';

/** Why a call failed. `msg` may be shown to a person unchanged. */
export class ClientError extends Error {
  override readonly name: ClientErrorName;
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  readonly status = false;

  constructor(name: ClientErrorName, code: number, msg: string, data: unknown = null) {
    super(msg);
    this.name = name;
    this.code = code;
    this.msg = msg;
    this.data = data;
  }
}

/** The words of a refusal, for a person; undefined for any other error, whose words are for those who mend it. */
export const wordsOf = (error: unknown): string | undefined => (error instanceof ClientError ? error.msg : undefined);

export type DescribeTransportError = (name: TransportErrorName) => string;

export function transportError(name: TransportErrorName, describe?: DescribeTransportError): ClientError {
  const { code, msg } = TRANSPORT_ERRORS[name];
  return new ClientError(name, code, describe?.(name) ?? msg);
}

/**
 * The error of a refusing envelope. Its name is `data.error` if the server sends it, else the only error with that
 * code.
 */
export async function envelopeError(code: number, msg: string, data: unknown): Promise<ClientError> {
  return new ClientError(errorName(data) ?? (await nameByCode(code)), code, msg, data);
}

/** The form of a name is checked, not the name: a newer server may know more of them. */
function errorName(data: unknown): ErrorName | undefined {
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  const { error } = data;
  return typeof error === 'string' && /^[a-zA-Z]{1,40}$/.test(error) ? (error as ErrorName) : undefined;
}

/** The list of all errors is rarely needed, so the first page does not load it. */
async function nameByCode(code: number): Promise<ErrorName | 'unknown'> {
  const { namesOfCode } = await import('@cpc/contract/errors').catch(() => ({ namesOfCode: () => [] }));
  const [name, ...others] = namesOfCode(code);
  return name === undefined || others.length > 0 ? 'unknown' : name;
}
