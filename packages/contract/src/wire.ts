/** The part of the contract that a browser loads: no schemas, no validator. */
export type { ErrorName } from './errors.ts';
export type { Envelope } from './envelope.ts';
export { DEFAULT_TYPEFACE } from './default-typeface.ts';
export { isPictureTooLarge, UPLOAD_LIMITS, UPLOAD_LIMITS_TOLD } from './upload-limits.ts';

/** The dispatcher paths of the specification's section 7, and the station agent's. */
export type ActionPath =
  | '/userphoneapplets/index'
  | '/usertshirtsapplets/index'
  | '/userapplets/index'
  | '/partnerapplets/index'
  | '/operatorapplets/index'
  | '/stationapplets/index';

const PATH_BY_CLASS: Readonly<Record<string, ActionPath>> = {
  Works: '/userapplets/index',
  TshirtWorks: '/usertshirtsapplets/index',
  Partner: '/partnerapplets/index',
  Operator: '/operatorapplets/index',
  Station: '/stationapplets/index',
  PrintJob: '/stationapplets/index',
  Display: '/stationapplets/index',
};

/** The dispatcher path of an action, by its class. @param name `Class.method` */
export function pathOf(name: string): ActionPath {
  return PATH_BY_CLASS[name.slice(0, name.indexOf('.'))] ?? '/userphoneapplets/index';
}
