export { Editor, type EditorProps } from './editor.tsx';
export type {
  CollectedThing,
  DesignTemplate,
  Draft,
  EditorPorts,
  PendingPicture,
  RefusedPicture,
  StoredPicture,
} from './ports.ts';
