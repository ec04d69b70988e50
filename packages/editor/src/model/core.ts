import type { Colour, History, LayerId, Point, ShellLook, Surface } from '@cpc/design';
import type { MessageKey } from '@cpc/i18n';
import type { EditorPorts } from '../ports/ports.ts';
import { inkFor } from '../document/ink.ts';
import { documentOf } from '../document/state.ts';
import { type EditorStore, createEditorStore } from '../session/store.ts';
import { createSignal, type Signal } from './signal.ts';

export interface EditorParts {
  readonly ports: EditorPorts;
  readonly surface: Surface;
  readonly shell: ShellLook;
  readonly history: History;
  /** Shows a text of the catalogue as a short message. */
  readonly notify: (message: MessageKey, kind?: 'info' | 'error') => void;
}

/** The part of the editor that exists before anything is on the case: its state and its ports. */
export interface EditorCore extends Omit<EditorParts, 'history'> {
  readonly store: EditorStore;
  /** The ink with the best contrast at a point of the surface; without a point, at the centre. */
  readonly inkAt: (point?: Point) => Colour;
  /** Fires with the cell or picture for which the customer is asked to choose a photo. */
  readonly photoAsked: Signal<LayerId>;
}

export function createCore({ history, ...parts }: EditorParts): EditorCore {
  const { surface, shell } = parts;
  const store = createEditorStore(history, parts.ports.room);
  const middle = { x: surface.width / 2, y: surface.height / 2 };
  return {
    ...parts,
    store,
    photoAsked: createSignal(),
    inkAt: (point = middle) => inkFor(documentOf(store.getState()), shell, point),
  };
}
