/** The code that works on a design and shows it, in one chunk; see `RuntimeModule`. */
export { pressKey } from '../actions/keyboard.ts';
export { createEditor } from '../model/editor.ts';
export { beginWith } from '../studio/begin-with.ts';
export { createPictures } from '../model/pictures.ts';
export { Notes } from '../studio/notes.tsx';
export { PreviewBar } from '../features/preview/preview-bar.tsx';
export { Overlay } from '../studio/stage/overlay.tsx';
export { Painter } from '../studio/stage/painter.tsx';
export { ActionBar, MoreActions } from '../studio/action-bar.tsx';
