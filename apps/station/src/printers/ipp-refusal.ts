import { groupsOf, stringsOf } from '../ipp/attributes.ts';
import { IppInterrupted, IppRefused, IppUnreachable } from '../ipp/connection.ts';
import { IppFormatError } from '../ipp/decode.ts';
import { GROUP, type IppMessage, STATUS } from '../ipp/message.ts';

/** The printer lacks an operation, though RFC 8011 requires it. */
export const CANNOT_DO = 'operation-not-supported';

export const isRefusal = (answer: IppMessage): boolean => answer.code >= STATUS.clientError;

const RETRY: ReadonlySet<number> = new Set([
  STATUS.busy,
  STATUS.notAccepting,
  STATUS.serviceUnavailable,
  STATUS.temporary,
]);

export function refusalOf(answer: IppMessage): { reason: string; retry: boolean } {
  return { reason: reasonOf(answer), retry: RETRY.has(answer.code) };
}

function reasonOf(answer: IppMessage): string {
  if (answer.code === STATUS.busy) return 'printer-busy';
  if (answer.code === STATUS.notAccepting) return 'not-accepting-jobs';
  if (answer.code === STATUS.versionNotSupported) return 'version-not-supported';
  if (answer.code === STATUS.operationNotSupported) return CANNOT_DO;
  const unsupported = groupsOf(answer, GROUP.unsupported).flatMap((group) => [...group.attributes.keys()]);
  if (answer.code === STATUS.documentFormat || unsupported.includes('document-format')) {
    return 'document-format-not-supported';
  }
  if (unsupported[0]) return `${unsupported[0]}-not-supported`;
  const message = stringsOf(groupsOf(answer, GROUP.operation)[0]?.attributes, 'status-message')[0];
  return (message ?? `ipp-status-${answer.code.toString(16).padStart(4, '0')}`).slice(0, 100);
}

/** @throws IppRefused with the printer's own words if it refuses */
export function accepted(answer: IppMessage): IppMessage {
  if (isRefusal(answer)) throw new IppRefused(refusalOf(answer).reason);
  return answer;
}

/**
 * A keyword for a broken connection, the printer's words for a refusal. Any other error is a bug and is thrown again.
 */
export function reasonOrRethrow(error: unknown): string {
  if (error instanceof IppRefused) return error.message;
  if (error instanceof IppUnreachable) return 'printer-unreachable';
  if (error instanceof IppInterrupted) return 'connection-interrupted';
  if (error instanceof IppFormatError) return 'answer-not-ipp';
  throw error;
}
