export { Editor, type EditorProps } from './opening/editor.tsx';
export type { Sale } from './model/context.ts';
export type { NewHalf, OtherHalf, PairPort } from './ports/pair-port.ts';
export type { RoomHearing, RoomPort, RoomsPort, RoomView, ShownHalf } from './ports/room-port.ts';
export type {
  Favourites,
  DesignTemplate,
  Draft,
  EditorPorts,
  PendingPicture,
  RefusedPicture,
  ShownDesign,
  StoredPicture,
} from './ports/ports.ts';
