import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { useWide } from '../screen/use-wide.ts';
import { useTranslator } from '../text/text-provider.tsx';
import { IconButton } from './icon-button.tsx';

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** True if the rest of the page is blocked; otherwise the case behind it can still be touched. */
  readonly modal?: boolean | undefined;
  /** Buttons beside the title. */
  readonly end?: ReactNode;
}

const BOTTOM =
  'inset-x-0 bottom-0 rounded-t-huge data-[ending-style]:translate-y-full data-[starting-style]:translate-y-full';
const SIDE =
  'inset-y-0 end-0 w-88 rounded-s-huge data-[ending-style]:translate-x-full data-[starting-style]:translate-x-full rtl:data-[ending-style]:-translate-x-full rtl:data-[starting-style]:-translate-x-full';

/**
 * Options of a tool: from the bottom on a phone, at most half of its height, more where the page is blocked; at the side on a
 * wide screen.
 */
export function Sheet({ open, onClose, title, children, modal = false, end }: SheetProps) {
  const { t, locale } = useTranslator();
  const wide = useWide();
  const look = wide ? SIDE : `${BOTTOM} ${modal ? 'max-h-[85dvh]' : 'max-h-[46dvh]'}`;
  const sideways = locale.rtl ? 'left' : 'right';
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      modal={modal}
      disablePointerDismissal={!modal}
      swipeDirection={wide ? sideways : 'down'}
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          {modal && (
            <Drawer.Backdrop className="bg-scrim fixed inset-0 z-30 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
          )}
          <Drawer.Viewport className={`fixed inset-0 z-30 ${modal ? '' : 'pointer-events-none'}`}>
            <Drawer.Popup
              className={`bg-raised text-ink shadow-sheet px-safe pb-safe pointer-events-auto fixed flex translate-x-(--drawer-swipe-movement-x) translate-y-(--drawer-swipe-movement-y) flex-col outline-none transition-transform duration-220 data-[swiping]:duration-0 ${look}`}
            >
              {!wide && <span aria-hidden className="bg-edge mx-auto mt-2 h-1 w-10 shrink-0 rounded-full" />}
              <div className="flex min-h-12 items-center gap-2 ps-5 pe-2">
                <Drawer.Title className="text-body grow font-semibold">{title}</Drawer.Title>
                {end}
                <IconButton icon="close" label={t('common.close')} onClick={onClose} />
              </div>
              <Drawer.Content className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-3">
                {children}
              </Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
}
