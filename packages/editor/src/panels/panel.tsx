import { IconButton, useT } from '@cpc/ui';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** A way out that keeps nothing, where there is one. */
  readonly onCancel?: (() => void) | undefined;
  /** Stands in the head beside the title. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A tool's options: at the bottom within the thumb's reach, or at the side. The case stays in sight. */
export function Panel({ title, onClose, onCancel, head, children }: PanelProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className="animate-rise bg-raised flex min-h-0 flex-col rounded-huge shadow-sheet">
      <header className={`flex min-h-14 items-center gap-2 pe-2 ${onCancel ? 'ps-2' : 'ps-5'}`}>
        {onCancel && <IconButton icon="close" label={t('studio.panel.cancel')} onClick={onCancel} />}
        <h2 id={id} className="text-body me-auto font-semibold">
          {title}
        </h2>
        {head}
        <IconButton icon="check" label={t('studio.panel.done')} onClick={onClose} />
      </header>
      <div className="hide-scrollbar flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain px-4 pt-2 pb-4">
        {children}
      </div>
    </section>
  );
}
