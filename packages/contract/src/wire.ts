/** The part of the contract that a browser loads: no schemas, no validator. */
export type { ErrorName } from './errors.ts';
export type { Envelope } from './envelope.ts';
export { DEFAULT_TYPEFACE } from './default-typeface.ts';
export { pathOf } from './paths.ts';
export { isPictureTooLarge, UPLOAD_LIMITS, UPLOAD_LIMITS_TOLD } from './upload-limits.ts';
