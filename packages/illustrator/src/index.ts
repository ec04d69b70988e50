export { understand } from './understand/understand.ts';
export type { Subject, Understanding } from './understand/types.ts';
export type { Near } from './understand/near.ts';
export { draw, type Drawing, type Finish, type Order } from './scene/draw.ts';
export { STYLES, type Box, type Style } from './draw/studio.ts';
