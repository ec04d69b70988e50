export { CUT_EDGE, type CutOut, cutOutPeople } from './cut-out.ts';
export type { ModelName, Runtime } from './runtime.ts';
