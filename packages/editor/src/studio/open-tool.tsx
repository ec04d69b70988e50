import { IconButton, Skeleton, useT } from '@cpc/ui';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useEditorRuntime, useCore, useEditorState } from '../model/context.ts';
import { FieldToCome } from './field-to-come.tsx';
import { isSteady, PANELS } from './panels.ts';
import { LazyPart } from '../parts/lazy-part.tsx';
import { closePanel } from '../session/panels.ts';
import { shownPanel } from '../session/state.ts';

/** The panels in which words are typed. */
const TYPED = ['text', 'writing'] as const;

/** The open panel. */
export function OpenTool() {
  const begun = useRef('');
  const keep = useCallback((words: string) => {
    begun.current = words;
  }, []);
  const writes = useEditorState((state) => TYPED.find((panel) => panel === shownPanel(state)));
  return (
    <>
      {writes && <FieldToCome key={writes} onWords={keep} />}
      <Options begun={begun} />
    </>
  );
}

function Options({ begun }: { readonly begun: RefObject<string> }) {
  const t = useT();
  const { store } = useCore();
  const panel = useEditorState(shownPanel);
  const runtime = useEditorRuntime();
  const onClose = useCallback(() => closePanel(store, panel), [store, panel]);
  const early = runtime === undefined ? panel : null;
  useEffect(() => {
    // Loads in parallel with the runtime. If this fails, `Later` reports it when it loads the panel again.
    if (early !== null) PANELS[early].load().catch(() => undefined);
  }, [early]);
  if (panel === null) return null;
  const fallback = (
    <div
      className={`bg-raised shadow-sheet flex justify-between rounded-huge p-3 ${isSteady(panel) ? 'h-(--panel-height)' : 'rise-late'}`}
      aria-busy
      aria-label={t('studio.loading')}
    >
      <Skeleton className="h-8 w-40" />
      {/* Without a network it may stay empty for long. */}
      <IconButton icon="close" label={t('studio.panel.cancel')} onClick={onClose} />
    </div>
  );
  if (early !== null) return fallback;
  const shared = { texts: panel === 'preflight' ? 'checks' : 'tools', fallback } as const;
  if (panel === 'text') return <LazyPart key={panel} load={PANELS.text.load} props={{ onClose, begun }} {...shared} />;
  if (panel === 'writing')
    return <LazyPart key={panel} load={PANELS.writing.load} props={{ onClose, begun }} {...shared} />;
  return <LazyPart key={panel} load={PANELS[panel].load} props={{ onClose }} {...shared} />;
}
