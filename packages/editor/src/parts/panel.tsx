import { IconButton, useT, useWide } from '@cpc/ui';
import { type ReactNode, useId, type RefObject, useEffect, useRef } from 'react';
import type { Detent } from './detents.ts';
import { Grip } from './grip.tsx';
import { PanelTabs, type PanelTabsProps, tabId } from './panel-tabs.tsx';
import { useCovering } from './use-covering.ts';
import { useSheet } from './use-sheet.ts';

export interface PanelProps<Tab extends string> {
  readonly title: string;
  readonly onClose: () => void;
  /** Closes the panel and discards its changes, where that is possible. */
  readonly onCancel?: (() => void) | undefined;
  /** It cannot be closed as done yet. */
  readonly isBusy?: boolean | undefined;
  /** Content of the header, before the close button. */
  readonly head?: ReactNode;
  /** The tabs of the panel; they replace the title. */
  readonly tabs?: Omit<PanelTabsProps<Tab>, 'label' | 'id'> | undefined;
  /** Keeps one height, so that the case does not move between tabs. */
  readonly steady?: boolean | undefined;
  /** Stays visible above the scrolling part. */
  readonly fixed?: ReactNode;
  readonly children: ReactNode;
}

/** The heights of a panel over the stage; `use-sheet.ts` measures by the same numbers. */
const HEIGHTS: Readonly<Record<Detent, { readonly steady: string; readonly fitting: string }>> = {
  peek: { steady: 'h-17', fitting: 'h-17' },
  half: { steady: 'h-(--panel-height)', fitting: 'max-h-(--panel-height)' },
  tall: { steady: 'h-[calc(var(--studio-height)*0.72)]', fitting: 'max-h-[calc(var(--studio-height)*0.72)]' },
};

/**
 * The options of a tool: at the side, or over the lower part of the stage, where a finger drags it lower and higher. The
 * case keeps its size and stays visible.
 */
export function Panel<Tab extends string>({
  title,
  onClose,
  onCancel,
  isBusy,
  head,
  tabs,
  steady = false,
  fixed,
  children,
}: PanelProps<Tab>) {
  const t = useT();
  const id = useId();
  const wide = useWide();
  const section = usePanelFocus();
  useCovering(section);
  const sheet = useSheet(section);
  const height = HEIGHTS[sheet.detent][steady ? 'steady' : 'fitting'];
  const isPeek = sheet.detent === 'peek' && !wide;
  return (
    <section
      ref={section}
      data-panel
      data-steady={steady || undefined}
      tabIndex={-1}
      aria-labelledby={id}
      className={`animate-rise bg-raised shadow-sheet relative flex min-h-0 flex-col rounded-huge transition-[height] ${wide ? 'max-h-full' : height}`}
    >
      <header
        {...(!wide && sheet.handle)}
        className={`wide:touch-auto wide:cursor-auto wide:pt-0 flex min-h-14 shrink-0 cursor-grab touch-pan-x items-center gap-1 pe-2 pt-3 ${onCancel || tabs ? 'ps-2' : 'ps-5'}`}
      >
        {!wide && <Grip grows={sheet.grows} onStep={sheet.step} />}
        {onCancel && <IconButton icon="close" label={t('studio.panel.cancel')} onClick={onCancel} />}
        <h2 id={id} className={tabs ? 'sr-only' : 'text-body me-auto font-semibold'}>
          {title}
        </h2>
        {tabs && (
          <PanelTabs
            id={id}
            label={title}
            {...tabs}
            onChange={(value) => {
              if (isPeek) sheet.step(1);
              tabs.onChange(value);
            }}
          />
        )}
        {head}
        <IconButton icon="check" label={t('studio.panel.done')} disabled={isBusy} onClick={onClose} />
      </header>
      {fixed && <div className={`flex shrink-0 flex-col gap-2 px-4 pt-1 pb-2 ${isPeek ? 'hidden' : ''}`}>{fixed}</div>}
      <div
        // Every tab begins at its top.
        key={tabs?.value}
        {...(tabs && { role: 'tabpanel', 'aria-labelledby': tabId(id, tabs.value) })}
        data-scroll
        className={`hide-scrollbar flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 pt-2 pb-4 ${isPeek ? 'invisible' : ''}`}
      >
        {children}
      </div>
    </section>
  );
}

/**
 * A panel takes the focus when it opens, unless an element in it already has the focus. It keeps the focus when the
 * focused element disappears, for example a fixed finding (ED-11).
 */
function usePanelFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const latest = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      latest.current = target;
    };
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus({ preventScroll: true });
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isGone = latest.current instanceof Element && !latest.current.isConnected;
    if (isGone && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return panel;
}
