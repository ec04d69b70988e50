export { Editor, type EditorProps } from './editor.tsx';
export type { Draft, EditorPorts, PendingPicture, RefusedPicture, StoredPicture } from './ports.ts';
export type { ShellLook } from './shell.ts';
