import type { DrawingView } from '@cpc/contract';
import { ActionBar, IconButton, LoadingState, useT } from '@cpc/ui';
import { useEffect, useRef } from 'react';
import { useEditor } from '../../model/context.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { placeDrawing } from './place-drawing.ts';
import type { DrawingPort } from '../../ports/drawing-port.ts';
import type { IsWanted } from './large-view.tsx';
import { DrawingRoom } from './room.tsx';

/** Draws from words for the case that is being designed. It fills the screen while it is open. */
export function DrawingDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { ports } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const port = useLoaded(ports.drawings);
  return (
    <dialog
      ref={dialog}
      aria-label={t('drawing.title')}
      onCancel={(event) => {
        // React passes the events of the large view up to here: they end that view alone.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without a question: Chrome does at the second Escape in a row.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      // The studio behind it must not act on these keys.
      onKeyDown={(event) => event.stopPropagation()}
      className="bg-ground text-ink m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain p-0"
    >
      <div className="flex min-h-full flex-col">
        <header className="bg-ground/90 sticky top-0 z-10 flex min-h-14 items-center gap-1 px-2 backdrop-blur">
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
          <h1 className="text-body min-w-0 grow leading-tight font-semibold text-balance">{t('drawing.title')}</h1>
        </header>
        {port.state === 'loading' && <LoadingState />}
        {port.state === 'failed' && <LoadFailed onRetry={port.retry} className="p-4" />}
        {port.state === 'there' && <Room port={port.value} onClose={onClose} />}
      </div>
    </dialog>
  );
}

function Room({ port, onClose }: { readonly port: DrawingPort; readonly onClose: () => void }) {
  const t = useT();
  const editor = useEditor();
  const { surface, shell } = editor;
  const take = async (drawing: DrawingView, number: number, isWanted: IsWanted) => {
    const { asset } = await port.keep(drawing.drawing_id, number);
    if (!(await placeDrawing(editor, asset, isWanted))) {
      // The studio's own words for it are behind this dialog.
      return isWanted() ? t('studio.full') : undefined;
    }
    onClose();
    return undefined;
  };
  return (
    <DrawingRoom
      port={port}
      surface={surface}
      shell={shell}
      model={undefined}
      takeLabel={t('drawing.take')}
      onTake={take}
    >
      {({ content, action }) => (
        <>
          <main className="mx-auto flex w-full max-w-xl wide:max-w-6xl min-w-0 grow flex-col px-4 pb-6">{content}</main>
          {action !== undefined && <ActionBar>{action}</ActionBar>}
        </>
      )}
    </DrawingRoom>
  );
}
