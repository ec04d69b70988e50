import { type Finding, isEmptyDiff } from '@cpc/design';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorCore } from '../../model/core.ts';
import { documentOf, isBare } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import type { EditorState } from '../../session/state.ts';
import type { Engine } from './engine.ts';
import { createSubstitutes, type Substitutes } from './typefaces.ts';

/** Rest after a change before the design is checked; never while a finger moves something. */
const REST_MS = 400;

export interface Watch {
  /** The findings to show, without the one that the case is empty. */
  readonly findings: StoreApi<readonly Finding[]>;
  /** Checks the design as it is now. */
  readonly checkNow: () => Promise<readonly Finding[]>;
  /** Fixes a finding in one step (PF-02). @returns whether anything changed */
  readonly fix: (finding: Finding) => Promise<boolean>;
  /** Starts to watch. @returns a function that stops it */
  readonly start: () => () => void;
}

/**
 * Checks the design whenever a change has come to rest (PF-01).
 * @param load loads the checks
 * @param upscale makes the picture of a finding larger. @returns whether it did
 */
export function watchDesign<Core extends EditorCore>(
  editor: Core,
  load: () => Promise<(editor: Core, substitutes: Substitutes) => Engine>,
  upscale: (finding: Finding) => Promise<boolean>,
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
    // A bare case has no findings to show, so the checks are loaded with its first content.
    if (isBare(store.getState())) return findings.setState([], true);
    // Without a network the checks are loaded later; the server checks in any case.
    checkNow().catch(() => undefined);
  };
  return {
    findings,
    checkNow,
    async fix(finding) {
      if (finding.fix === 'choosePhoto') {
        // At once, while the browser still counts it as the customer's own press.
        if (finding.layer !== null) editor.photoAsked.fire(finding.layer);
        return false;
      }
      if (finding.fix === 'upscale') {
        const done = await upscale(finding);
        if (done) await checkNow();
        return done;
      }
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
