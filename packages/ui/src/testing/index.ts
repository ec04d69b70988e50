export { axeFindings } from './axe.ts';
export { servePage } from './serve.ts';
