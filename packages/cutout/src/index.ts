export { CUT_EDGE, type CutOut, cutOutPeople } from './cut-out.ts';
export type { Runtime } from './runtime.ts';
