import { ToolButton, useLocale, useT, useWide } from '@cpc/ui';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { barOf } from '../actions/bar.ts';
import { useEditor, useEditorState } from '../model/context.ts';
import { documentOf } from '../document/state.ts';
import { MAX_BAR } from '../viewport/state.ts';
import { togglePanel } from '../session/panels.ts';
import { fitBar } from '../viewport/view.ts';
import { isCropping, shownPanel } from '../session/state.ts';

/** The most used actions for the selection: a picture, a text, a doodle, a sticker, or several layers. */
export function ActionBar({ grid = false }: { readonly grid?: boolean }) {
  const some = useEditorState((now) => now.selection.length > 0 && !isCropping(now));
  return some ? <Bar grid={grid} /> : null;
}

function Bar({ grid }: { readonly grid: boolean }) {
  const t = useT();
  const editor = useEditor();
  useEditorState(documentOf);
  const isMore = useEditorState((now) => shownPanel(now) === 'more');
  useEditorState((now) => now.multiSelect);
  useEditorState((now) => now.selection);
  const row = useRef<HTMLDivElement>(null);
  const room = useBarRoom(row, grid);
  const state = editor.store.getState();
  const { shown, rest } = barOf(state, grid ? MAX_BAR : room);
  const button = grid ? '!min-w-0 !px-0.5' : '!min-w-11 flex-auto !px-1 tracking-tight';
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={t('studio.actions')}
      className={
        grid ? 'grid grid-cols-4 gap-y-1' : 'animate-rise bg-raised mx-2 flex justify-between rounded-large p-1'
      }
    >
      {shown.map((action) => (
        <ToolButton
          key={action.id}
          data-tool={action.id}
          icon={action.icon(state)}
          label={t(action.label(state))}
          onClick={() => action.run(editor)}
          className={button}
        />
      ))}
      {rest.length > 0 && (
        <ToolButton
          data-tool="more"
          icon="more"
          label={t('studio.action.more')}
          active={isMore}
          onClick={() => togglePanel(editor.store, 'more')}
          className={button}
        />
      )}
    </div>
  );
}

/** Fewer actions than this leave the bar no use. */
const MIN_BAR = 2;

/**
 * How many actions have room in one row: long names, or a narrow phone, send more of them behind "More". Each change of the
 * language, the row or the selection begins with all.
 */
function useBarRoom(row: RefObject<HTMLElement | null>, grid: boolean): number {
  const { store } = useEditor();
  const { tag } = useLocale().locale;
  const room = useEditorState((state) => state.barRoom);
  const selection = useEditorState((state) => state.selection);
  useLayoutEffect(() => fitBar(store), [store, tag, selection]);
  const fit = useCallback(() => {
    const bar = row.current;
    const { barRoom } = store.getState();
    if (bar && bar.scrollWidth > bar.clientWidth && barRoom > MIN_BAR) fitBar(store, barRoom - 1);
  }, [store, row]);
  // Any render may show other names: after each, the row is measured again.
  useLayoutEffect(() => {
    if (!grid) fit();
  });
  // A typeface that arrives late makes the names wider, so the buttons are watched like the row.
  useLayoutEffect(() => {
    const bar = row.current;
    if (grid || !bar) return undefined;
    let width = bar.clientWidth;
    const observer = new ResizeObserver(() => {
      if (bar.clientWidth > width) fitBar(store);
      else fit();
      width = bar.clientWidth;
    });
    for (const watched of [bar, ...bar.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [store, row, grid, fit, room, tag, selection]);
  return room;
}

/** The actions that have no place in the bar. */
export function MoreActions() {
  const t = useT();
  const wide = useWide();
  const room = useEditorState((now) => now.barRoom);
  const editor = useEditor();
  useEditorState(documentOf);
  useEditorState((now) => now.multiSelect);
  useEditorState((now) => now.selection);
  const state = editor.store.getState();
  return (
    <div className="grid grid-cols-3 gap-1 min-[360px]:grid-cols-4 large:grid-cols-1">
      {barOf(state, wide ? MAX_BAR : room).rest.map((action) => (
        <ToolButton
          key={action.id}
          data-tool={action.id}
          icon={action.icon(state)}
          label={t(action.label(state))}
          onClick={() => action.run(editor)}
          className="!min-w-0"
        />
      ))}
    </div>
  );
}
