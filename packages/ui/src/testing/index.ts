export { axeFindings } from './axe.ts';
export { type ServedPage, servePage } from './serve.ts';
