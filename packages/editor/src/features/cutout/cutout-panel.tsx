import { Button, IconButton, Spinner, useT } from '@cpc/ui';
import type { PictureLayer } from '@cpc/design';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState, usePictures } from '../../model/context.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { selectedLayer } from '../../session/selected.ts';
import { CutTools, FIRST_CHOICE, toolOf } from './cut-tools.tsx';
import { CutView } from './cut-view.tsx';
import { type CutSource, loadSource } from './source.ts';
import { useCutout } from './use-cutout.ts';
import { useTakeCutout } from './use-take-cutout.ts';

/** Cuts a picture out: a person, or anything by a tap, mended by finger. It fills the screen while it is open. */
export function CutoutPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const selected = useEditorState(selectedLayer);
  const [layer] = useState(() => (selected?.type === 'picture' ? selected : undefined));
  useEffect(() => {
    if (!layer) return onClose();
    dialog.current?.showModal();
  }, [layer, onClose]);
  if (!layer) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={t('studio.cutout.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without a question: Chrome does at the second Escape in a row.
      onClose={onClose}
      // The studio behind it must not act on these keys.
      onKeyDown={(event) => event.stopPropagation()}
      className="bg-ground text-ink pb-safe m-0 flex h-dvh max-h-none w-screen max-w-none flex-col p-0"
    >
      <Loading layer={layer} onClose={onClose} />
    </dialog>
  );
}

function Loading({ layer, onClose }: { readonly layer: PictureLayer; readonly onClose: () => void }) {
  const t = useT();
  const editor = useEditor();
  const pictures = usePictures();
  const [load] = useState(() => () => loadSource(editor, pictures, layer));
  const source = useLoaded(load);
  if (source.state === 'there') return <Cutting source={source.value} layer={layer} onClose={onClose} />;
  return (
    <>
      <header className="flex min-h-14 items-center px-2">
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </header>
      <div className="grid flex-1 place-items-center gap-4 p-6 text-center" role="status">
        {source.state === 'loading' ? (
          <p className="text-body text-ink-soft flex items-center gap-3">
            <Spinner />
            {t('studio.loading')}
          </p>
        ) : (
          <div className="flex flex-col items-center gap-4">
            <p className="text-body">{t('studio.cutout.notLoaded')}</p>
            <Button onClick={source.retry}>{t('common.retry')}</Button>
          </div>
        )}
      </div>
    </>
  );
}

interface CuttingProps {
  readonly source: CutSource;
  readonly layer: PictureLayer;
  readonly onClose: () => void;
}

function Cutting({ source, layer, onClose }: CuttingProps) {
  const t = useT();
  const cutout = useCutout(source);
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { take, busy } = useTakeCutout(layer, source, onClose);
  const { history } = cutout;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) cutout.redo();
    else cutout.undo();
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown} role="presentation">
      <header className="flex min-h-14 items-center gap-1 px-2 large:flex-wrap">
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        <h2 className="text-body min-w-0 grow leading-tight large:order-last large:w-full font-semibold text-balance hyphens-auto">
          {t('studio.cutout.title')}
        </h2>
        <IconButton
          icon="undo"
          label={t('common.undo')}
          aria-disabled={!history.canUndo()}
          className={history.canUndo() ? '' : 'opacity-45'}
          onClick={cutout.undo}
        />
        <IconButton
          icon="redo"
          label={t('common.redo')}
          aria-disabled={!history.canRedo()}
          className={history.canRedo() ? '' : 'opacity-45'}
          onClick={cutout.redo}
        />
        <Button kind="primary" disabled={busy || cutout.note === 'working'} onClick={() => take(cutout)}>
          {t('studio.cutout.done')}
        </Button>
      </header>
      <CutView source={source} cutout={cutout} tool={toolOf(choice)} />
      <CutTools layer={layer} choice={choice} onChoose={setChoice} cutout={cutout} />
    </div>
  );
}
