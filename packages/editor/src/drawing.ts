// Drawing from words, for a page of its own. A separate entry, so that such a page loads none of the editor.
export type { DrawingPort } from './ports/drawing-port.ts';
export { DrawingRoom } from './features/drawing/room.tsx';
