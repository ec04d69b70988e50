export { CUT_EDGE, type CutOut, cutOutPeople } from './cut-out.ts';
export type { Runtime } from './runtime.ts';
export { type CutSubject, subjectOf } from './subject.ts';
