import { CallError, ERRORS, type Envelope, type ErrorName, UPLOAD_LIMITS_TOLD } from '@cpc/contract';
import type { Locale, Translator } from '@cpc/i18n';
import { isUnavailable } from '../db/unavailable.ts';
import { ReserveTouched } from '../ports/disk-reserve.ts';
import { FilesUnavailable } from '../ports/store-marker.ts';
import { NoRoom } from '../ports/temporary-files.ts';
import { Listed } from './handlers.ts';

export interface Presented {
  /** HTTP status (AP-04). */
  readonly status: number;
  readonly envelope: Envelope;
}

export type Translators = (locale: Locale) => Translator;

/** Puts a handler's answer into the envelope. */
export function present(answer: unknown): Envelope {
  if (answer instanceof Listed) return { code: 0, data: answer.data, msg: '', count: answer.count };
  const count = Array.isArray(answer) ? answer.length : answer === null || answer === undefined ? 0 : 1;
  return { code: 0, data: answer ?? null, msg: '', count };
}

/**
 * Puts an error into the envelope. `data` names it, because several errors share one code. The cause of a defect is not
 * revealed.
 */
export function presentError(error: unknown, language: Locale, translators: Translators): Presented {
  const callError = toCallError(error);
  const declared: { readonly code: number; readonly http?: number } = ERRORS[callError.error];
  const translator = translators(language);
  const values = { ...UPLOAD_LIMITS_TOLD, ...callError.details, ...timesIn(callError, translator) };
  const msg = translator.t(`error.${callError.error}`, values);
  return {
    status: declared.http ?? 200,
    envelope: {
      code: declared.code,
      data: { error: callError.error, ...callError.details, ...callError.more },
      msg,
      count: 0,
    },
  };
}

/** `opens` for the message: the time that the details of an error name, on the clocks of its place. */
function timesIn({ details }: CallError, { format }: Translator): { readonly opens: string } {
  const { opens_at, now, time_zone } = details;
  if (typeof opens_at !== 'number' || typeof now !== 'number' || typeof time_zone !== 'string')
    return { opens: 'unknown' };
  return { opens: format.when(opens_at, now, time_zone) };
}

/** Errors of Fastify and its plugins, by HTTP status. */
const BY_STATUS: Readonly<Record<number, ErrorName>> = {
  400: 'malformed',
  404: 'unknownAction',
  406: 'unsupportedMedia',
  408: 'unavailable',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupportedMedia',
  429: 'tooManyRequests',
  431: 'tooLarge',
  503: 'unavailable',
};

/** Errors of ports that cannot serve now. */
const NOT_NOW = [FilesUnavailable, NoRoom, ReserveTouched];

function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (isUnavailable(error) || NOT_NOW.some((one) => error instanceof one)) return new CallError('unavailable');
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return new CallError(typeof status === 'number' ? errorOf(status) : 'internal');
}

/** Any other error of the caller is malformed. */
const errorOf = (status: number): ErrorName =>
  BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'malformed' : 'internal');
