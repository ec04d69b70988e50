import type { Translator } from '@cpc/i18n';
import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { EditorRuntime, LazyRuntime } from './lazy-runtime.ts';
import type { EditorCore } from './core.ts';
import type { Editor } from './editor.ts';
import type { Pictures } from './pictures.ts';
import type { EditorState } from '../session/state.ts';

export interface Studio {
  readonly core: EditorCore;
  readonly runtime: LazyRuntime;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

/** What is ordered with this design, as it is shown; what is not known is left out. */
export interface Sale {
  readonly price?: string | undefined;
  /** The time of the first look, ms since 1970. */
  readonly today?: number | undefined;
  /** Loads the names of the model and the shell, which are no texts of the studio. */
  readonly goods?: (() => Promise<(translator: Translator) => string>) | undefined;
}

export interface Finish {
  /** Goes on to the order, as the button at the top does. */
  readonly go: () => void;
  readonly sale: Sale;
}

export const FinishContext = createContext<Finish>({ go: () => undefined, sale: {} });

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('useStudio: expected a StudioContext provider above');
  return studio;
}

/** The part of the studio that exists from the start; the runtime holds everything else. */
export const useCore = (): EditorCore => useStudio().core;

/** The part that works on the design; undefined until it is loaded. */
export function useEditorRuntime(): EditorRuntime | undefined {
  const { listen, now } = useStudio().runtime;
  return useSyncExternalStore(listen, now);
}

function useLoadedRuntime(): EditorRuntime {
  const runtime = useStudio().runtime.now();
  if (!runtime) throw new Error('useLoadedRuntime: expected a loaded EditorRuntime');
  return runtime;
}

/** For components that are shown only once the runtime is loaded. */
export const useEditor = (): Editor => useLoadedRuntime().editor;
export const usePictures = (): Pictures => useLoadedRuntime().pictures;

/** Selects a part of the editor's state; the component renders again when that part changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useCore().store, select);
}
