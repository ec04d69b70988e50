export { solidOf } from './solid.ts';
export type { Art } from './face-picture.ts';
export { TurntableView, type TurntableViewProps } from './turntable-view.tsx';
