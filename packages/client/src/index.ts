export { type Client, createClient, type UploadOptions } from './client.ts';
export { ClientError, type ClientErrorName, type TransportErrorName, wordsOf } from './client-error.ts';
export { createHttp, type Http } from './http.ts';
export type { LiveOptions } from './live.ts';
export type { CallOptions, ClientPorts, SessionToken, UploadMemory } from './ports.ts';
export type { SessionLoss } from './session-loss.ts';
export { type SendFile, xhrSender } from './upload.ts';
