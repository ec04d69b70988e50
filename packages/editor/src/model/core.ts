import type { Colour, History, Point, ShellLook, Surface } from '@cpc/design';
import type { MessageKey } from '@cpc/i18n';
import type { EditorPorts } from '../ports.ts';
import { inkFor } from '../store/ink.ts';
import { documentOf } from '../store/state.ts';
import { createEditorStore, type EditorStore } from '../store/store.ts';

export interface EditorParts {
  readonly ports: EditorPorts;
  readonly surface: Surface;
  readonly shell: ShellLook;
  readonly history: History;
  /** Shows a text of the catalogue as a short message. */
  readonly tell: (message: MessageKey, kind?: 'info' | 'error') => void;
}

/** What the studio stands on before anything is on the case: its state, and the world around it. */
export interface EditorCore extends Omit<EditorParts, 'history'> {
  readonly store: EditorStore;
  /** The ink that shows best at a point of the surface, in the middle when none is given. */
  readonly inkAt: (point?: Point) => Colour;
}

export function createCore({ history, ...parts }: EditorParts): EditorCore {
  const { surface, shell } = parts;
  const store = createEditorStore(history);
  const middle = { x: surface.width / 2, y: surface.height / 2 };
  return { ...parts, store, inkAt: (point = middle) => inkFor(documentOf(store.getState()), shell, point) };
}
