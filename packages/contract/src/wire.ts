/** The part of the contract that a browser loads: no schemas, no validator. */
import type { ActionName } from './actions.ts';
import type { ActionPath } from './action.ts';

export type { ErrorName } from './errors.ts';
export type { Envelope } from './envelope.ts';
export { DEFAULT_TYPEFACE } from './default-typeface.ts';
export { isPictureTooLarge, UPLOAD_LIMITS, UPLOAD_LIMITS_TOLD } from './upload-limits.ts';

const PATH_BY_CLASS: Readonly<Record<string, ActionPath>> = {
  Works: '/userapplets/index',
  TshirtWorks: '/usertshirtsapplets/index',
  Partner: '/partnerapplets/index',
  Operator: '/operatorapplets/index',
  Station: '/stationapplets/index',
  PrintJob: '/stationapplets/index',
};

/** The dispatcher path of an action; a test compares it with the declared paths. */
export function pathOf(name: ActionName): ActionPath {
  return PATH_BY_CLASS[name.slice(0, name.indexOf('.'))] ?? '/userphoneapplets/index';
}
