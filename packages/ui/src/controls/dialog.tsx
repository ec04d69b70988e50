import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions: ReactNode;
}

/** A question that must be answered first; its buttons stay in sight. Rare: an action that can be undone needs no question. */
export function Dialog({ open, onClose, title, text, children, actions }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="bg-scrim fixed inset-0 z-40 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup className="bg-raised text-ink shadow-lift fixed inset-x-4 top-1/2 z-40 mx-auto flex max-h-[85dvh] large:max-h-[calc(100dvh-1rem)] max-w-md -translate-y-1/2 flex-col gap-4 overflow-y-auto *:shrink-0 rounded-huge p-6 transition duration-200 outline-none data-[ending-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:scale-95 data-[starting-style]:opacity-0">
          <div className="flex flex-col gap-1.5">
            <Base.Title className="text-title font-semibold">{title}</Base.Title>
            {text !== undefined && (
              <Base.Description className="text-body text-ink-soft text-pretty">{text}</Base.Description>
            )}
          </div>
          {children}
          {/* What is scrolled below the buttons fades out: a cut line of text looks like the last one. */}
          <div className="bg-raised before:from-raised sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 px-6 pt-1 pb-6 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:to-transparent max-sm:*:grow">
            {actions}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
