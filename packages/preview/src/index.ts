export { solidOf } from './solid.ts';
export type { Art } from './face-picture.ts';
export { TurntableView, type TurntableViewProps } from './turntable-view.tsx';
export { clipWayHere, frameSizeHere } from './keepsake/clip-way.ts';
export { makingFilm } from './keepsake/making.ts';
export { keepsakePicture } from './keepsake/picture.ts';
export { recordFilm } from './keepsake/record.ts';
export type { Code, Film, FrameSize, Subject } from './keepsake/subject.ts';
export { turningFilm } from './keepsake/turning.ts';
