/** An IPP message as a value (RFC 8010, section 3). Attribute order is kept: it is the order that a printer sees. */
export interface IppMessage {
  /** `[2, 0]` for IPP/2.0. */
  readonly version: readonly [number, number];
  /** The operation of a request, or the status of an answer. */
  readonly code: number;
  readonly requestId: number;
  readonly groups: readonly IppGroup[];
  /** The document: everything after the attributes. */
  readonly data: Uint8Array;
}

export interface IppGroup {
  readonly tag: number;
  readonly attributes: IppAttributes;
}

export type IppAttributes = ReadonlyMap<string, readonly IppValue[]>;

export type IppValue =
  | { readonly type: 'integer' | 'enum'; readonly value: number }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'range'; readonly low: number; readonly high: number }
  | { readonly type: 'resolution'; readonly x: number; readonly y: number; readonly units: number }
  | { readonly type: StringType; readonly value: string }
  | { readonly type: LanguageType; readonly language: string; readonly value: string }
  | { readonly type: 'collection'; readonly members: IppAttributes }
  /** `octetString`, `dateTime`, the out-of-band values (no bytes), and every tag that this codec does not know. */
  | { readonly type: 'bytes'; readonly tag: number; readonly value: Uint8Array };

export type StringType = keyof typeof STRING_TAGS;
export type LanguageType = keyof typeof LANGUAGE_TAGS;

/** RFC 8010, 3.5.2: the values that consist of characters. */
export const STRING_TAGS = {
  text: 0x41,
  name: 0x42,
  keyword: 0x44,
  uri: 0x45,
  uriScheme: 0x46,
  charset: 0x47,
  naturalLanguage: 0x48,
  mimeMediaType: 0x49,
} as const;

export const LANGUAGE_TAGS = { textWithLanguage: 0x35, nameWithLanguage: 0x36 } as const;

export const VALUE_TAGS = {
  integer: 0x21,
  boolean: 0x22,
  enum: 0x23,
  octetString: 0x30,
  dateTime: 0x31,
  resolution: 0x32,
  range: 0x33,
  collection: 0x34,
  endCollection: 0x37,
  memberName: 0x4a,
} as const;

/** A tag below this delimits groups; from this on a tag starts a value (RFC 8010, 3.5). */
export const FIRST_VALUE_TAG = 0x10;
export const GROUP = { operation: 1, job: 2, end: 3, printer: 4, unsupported: 5 } as const;

export const OPERATION = {
  printJob: 0x0002,
  validateJob: 0x0004,
  cancelJob: 0x0008,
  getJobAttributes: 0x0009,
  getJobs: 0x000a,
  getPrinterAttributes: 0x000b,
} as const;

/** RFC 8011, appendix B. Statuses from `clientError` on are refusals. */
export const STATUS = {
  clientError: 0x0400,
  badRequest: 0x0400,
  notFound: 0x0406,
  documentFormat: 0x040a,
  attributesOrValues: 0x040b,
  serverError: 0x0500,
  operationNotSupported: 0x0501,
  serviceUnavailable: 0x0502,
  versionNotSupported: 0x0503,
  temporary: 0x0505,
  notAccepting: 0x0506,
  busy: 0x0507,
} as const;
