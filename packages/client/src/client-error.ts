import { keysOf } from '@cpc/domain';
import { ERRORS, type ErrorName } from '@cpc/contract/wire';

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

export type DescribeTransportError = (name: TransportErrorName) => string;

export function transportError(name: TransportErrorName, describe?: DescribeTransportError): ClientError {
  const { code, msg } = TRANSPORT_ERRORS[name];
  return new ClientError(name, code, describe?.(name) ?? msg);
}

/**
 * The error of a refusing envelope. Its name is `data.error` if the server sends it, else the only error with that
 * code.
 */
export function envelopeError(code: number, msg: string, data: unknown): ClientError {
  return new ClientError(errorName(data) ?? nameByCode(code), code, msg, data);
}

function errorName(data: unknown): ErrorName | undefined {
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  const { error } = data;
  return typeof error === 'string' && Object.hasOwn(ERRORS, error) ? (error as ErrorName) : undefined;
}

function nameByCode(code: number): ErrorName | 'unknown' {
  const names = keysOf(ERRORS).filter((name) => ERRORS[name].code === code);
  return names.length === 1 && names[0] !== undefined ? names[0] : 'unknown';
}
