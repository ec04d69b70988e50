import { IconButton, useT } from '@cpc/ui';
import { type ReactNode, useId } from 'react';
import { PanelTabs, type PanelTabsProps, tabId } from './panel-tabs.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

export interface PanelProps<Tab extends string> {
  readonly title: string;
  readonly onClose: () => void;
  /** Closes the panel and discards its changes, where that is possible. */
  readonly onCancel?: (() => void) | undefined;
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

/** The options of a tool: at the bottom within reach of the thumb, or at the side. The case stays visible. */
export function Panel<Tab extends string>({
  title,
  onClose,
  onCancel,
  head,
  tabs,
  steady = false,
  fixed,
  children,
}: PanelProps<Tab>) {
  const t = useT();
  const id = useId();
  const section = usePanelFocus();
  return (
    <section
      ref={section}
      data-panel
      tabIndex={-1}
      aria-labelledby={id}
      className={`animate-rise bg-raised shadow-sheet flex min-h-0 flex-col rounded-huge ${steady ? 'h-(--panel-height) wide:h-auto wide:max-h-full' : ''}`}
    >
      <header className={`flex min-h-14 shrink-0 items-center gap-1 pe-2 ${onCancel || tabs ? 'ps-2' : 'ps-5'}`}>
        {onCancel && <IconButton icon="close" label={t('studio.panel.cancel')} onClick={onCancel} />}
        <h2 id={id} className={tabs ? 'sr-only' : 'text-body me-auto font-semibold'}>
          {title}
        </h2>
        {tabs && <PanelTabs id={id} label={title} {...tabs} />}
        {head}
        <IconButton icon="check" label={t('studio.panel.done')} onClick={onClose} />
      </header>
      {fixed && <div className="flex shrink-0 flex-col gap-2 px-4 pt-1 pb-2">{fixed}</div>}
      <div
        // Every tab begins at its top.
        key={tabs?.value}
        {...(tabs && { role: 'tabpanel', 'aria-labelledby': tabId(id, tabs.value) })}
        data-scroll
        className="hide-scrollbar flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 pt-2 pb-4"
      >
        {children}
      </div>
    </section>
  );
}
