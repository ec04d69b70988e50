export { understand, type Subject, type Understanding } from './understand/understand.ts';
export type { Near } from './understand/near.ts';
export { draw, type Drawing, type Finish, type Order } from './draw/draw.ts';
export { STYLES, type Box, type Style } from './draw/studio.ts';
