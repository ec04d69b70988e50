import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Bench, BenchPort } from './model/bench.ts';
import type { EditorCore } from './model/core.ts';
import type { Editor } from './model/editor.ts';
import type { Pictures } from './model/pictures.ts';
import type { EditorState } from './store/state.ts';

export interface Studio {
  readonly core: EditorCore;
  readonly bench: BenchPort;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('useStudio: expected a StudioContext above');
  return studio;
}

/** The part of the studio that exists from the start; the bench holds everything else. */
export const useCore = (): EditorCore => useStudio().core;

/** The part that works on the design; undefined until it is loaded. */
export function useBench(): Bench | undefined {
  const { listen, now } = useStudio().bench;
  return useSyncExternalStore(listen, now);
}

function useBenchThere(): Bench {
  const bench = useStudio().bench.now();
  if (!bench) throw new Error('useBenchThere: expected to stand only where the bench has come');
  return bench;
}

/** For components that are shown only once the bench is loaded. */
export const useEditor = (): Editor => useBenchThere().editor;
export const usePictures = (): Pictures => useBenchThere().pictures;

/** Selects a part of the editor's state; the component renders again when that part changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useCore().store, select);
}
