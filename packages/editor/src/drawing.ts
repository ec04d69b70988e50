// Drawing from words, for a page of its own. A separate entry, so that such a page loads none of the editor.
export type { DrawingPort } from './drawing-port.ts';
export { DrawingRoom } from './drawing/room.tsx';
