import { type Finding, isEmptyDiff } from '@cpc/design';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorCore } from '../model/core.ts';
import { documentOf, type EditorState, isBare } from '../store/state.ts';
import { commit } from '../store/store.ts';
import type { Engine } from './engine.ts';
import { createSubstitutes, type Substitutes } from './typefaces.ts';

/** A change rests this long before the design is looked at; never while a finger moves something. */
const REST_MS = 400;

export interface Watch {
  /** What is to be told. That a bare case is empty goes without saying. */
  readonly findings: StoreApi<readonly Finding[]>;
  /** Looks at the design as it is now. */
  readonly checkNow: () => Promise<readonly Finding[]>;
  /** Does what one tap does about a finding, as one step (PF-02). @returns whether anything changed */
  readonly fix: (finding: Finding) => Promise<boolean>;
  /** Begins to look. @returns what ends it */
  readonly start: () => () => void;
}

/** Looks at the design whenever a change has come to rest (PF-01). @param load brings the checks */
export function watchDesign<Core extends EditorCore>(
  editor: Core,
  load: () => Promise<(editor: Core, substitutes: Substitutes) => Engine>,
): Watch {
  const { store, ports } = editor;
  const findings = createStore<readonly Finding[]>(() => []);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let engine: Promise<Engine> | undefined;
  const wake = () => {
    clearTimeout(timer);
    timer = setTimeout(look, REST_MS);
  };
  const substitutes = createSubstitutes(ports, wake);
  const ready = (): Promise<Engine> => {
    engine ??= load().then((createEngine) => createEngine(editor, substitutes));
    engine.catch(() => (engine = undefined));
    return engine;
  };
  const checkNow = async (): Promise<readonly Finding[]> => {
    const { check } = await ready();
    const found = check(documentOf(store.getState()));
    if (found.some(({ kind, fix }) => kind === 'missingGlyph' && fix === null)) substitutes.load();
    findings.setState(
      found.filter(({ kind }) => kind !== 'empty'),
      true,
    );
    return found;
  };
  const look = () => {
    // Of a bare case there is nothing to tell, so the checks come with the first thing on it.
    if (isBare(store.getState())) return findings.setState([], true);
    // Without the network they come later: the server looks in any case.
    checkNow().catch(() => undefined);
  };
  return {
    findings,
    checkNow,
    async fix(finding) {
      const diff = (await ready()).fix(documentOf(store.getState()), finding);
      commit(store, diff);
      await checkNow();
      return !isEmptyDiff(diff);
    },
    start() {
      const unsubscribe = store.subscribe((state, before) => {
        if (changed(state, before)) wake();
      });
      wake();
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}

const changed = (state: EditorState, before: EditorState): boolean =>
  documentOf(state) !== documentOf(before) || state.arrivals !== before.arrivals;
