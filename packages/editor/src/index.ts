export { Editor, type EditorProps } from './editor.tsx';
export type { NewHalf, OtherHalf, PairPort } from './pair-port.ts';
export type { RoomHearing, RoomPort, RoomsPort, RoomView, ShownHalf } from './room-port.ts';
export type {
  Favourites,
  DesignTemplate,
  Draft,
  EditorPorts,
  PendingPicture,
  RefusedPicture,
  ShownDesign,
  StoredPicture,
} from './ports.ts';
