export { Editor, type EditorProps } from './editor.tsx';
export type {
  Favourites,
  DesignTemplate,
  Draft,
  EditorPorts,
  PendingPicture,
  RefusedPicture,
  StoredPicture,
} from './ports.ts';
