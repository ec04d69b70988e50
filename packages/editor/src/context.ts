import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Editor } from './model/editor.ts';
import type { Pictures } from './model/pictures.ts';
import type { EditorState } from './store/state.ts';

export interface Studio {
  readonly editor: Editor;
  readonly pictures: Pictures;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('useStudio: expected a StudioContext above');
  return studio;
}

export const useEditor = (): Editor => useStudio().editor;

/** A part of the editor's state; the component renders again when that part is another. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}
