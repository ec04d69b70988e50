import { IconButton, useT } from '@cpc/ui';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Stands in the head beside the title. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A tool's options: at the bottom within the thumb's reach, or at the side. The case stays in sight. */
export function Panel({ title, onClose, head, children }: PanelProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className="animate-rise bg-raised flex min-h-0 flex-col rounded-huge shadow-sheet">
      <header className="flex min-h-14 items-center gap-2 ps-5 pe-2">
        <h2 id={id} className="text-body me-auto font-semibold">
          {title}
        </h2>
        {head}
        <IconButton icon="check" label={t('studio.panel.done')} onClick={onClose} />
      </header>
      <div className="hide-scrollbar flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain px-4 pt-1 pb-4">{children}</div>
    </section>
  );
}
