import { useT } from '@cpc/ui';
import { useEffect, useRef } from 'react';
import { useEditor } from '../../model/context.ts';
import { describeSteps } from '../../model/describe-changes.ts';
import type { EditorState } from '../../session/state.ts';

type Announced = Pick<EditorState, 'history' | 'selection'>;

/** Of steps that follow each other faster than this, only the last is announced. */
const PAUSE_MS = 250;

/** Announces the steps and the selection to screen readers (ED-11). */
export function Announcer() {
  const t = useT();
  const { store } = useEditor();
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let announced: Announced = store.getState();
    const announce = () => {
      const { history, selection } = store.getState();
      const text = describeSteps(announced.history, history, t) || describeSelection(announced.selection, selection);
      // An open step, such as a text being typed, is announced when it is complete.
      announced = { history: history.open ? announced.history : history, selection };
      if (text && output.current) output.current.textContent = text;
    };
    const describeSelection = (before: Announced['selection'], selection: Announced['selection']) =>
      before !== selection && selection.length !== 1 ? t('studio.told.selected', { count: selection.length }) : '';
    const end = store.subscribe((state) => {
      if (state.history === announced.history && state.selection === announced.selection) return;
      clearTimeout(timer);
      timer = setTimeout(announce, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [store, t]);
  return <output ref={output} className="sr-only" />;
}
