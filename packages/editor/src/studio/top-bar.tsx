import { Button, IconButton, useArrivalFocus, useT } from '@cpc/ui';
import { REDO, UNDO } from '../actions/history-actions.ts';
import { useCore, useEditorState } from '../model/context.ts';
import { openPreview } from '../session/panels.ts';

export interface TopBarProps {
  readonly onBack: () => void;
  readonly onDone: () => void;
  /** Price as it is shown, already formatted. */
  readonly price?: string | undefined;
}

/** Back, undo, redo, preview, and the button to the order. With large text the button has a line of its own. */
export function TopBar({ onBack, onDone, price }: TopBarProps) {
  const t = useT();
  const heading = useArrivalFocus('studio');
  const core = useCore();
  const steps = useEditorState((state) => state.history.done.length);
  const undone = useEditorState((state) => state.history.undone.length);
  return (
    <header className="@container pt-safe relative z-10">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {t('studio.title')}
      </h1>
      <div className="flex min-h-14 items-center gap-1 px-2 max-[22rem]:gap-0 max-[22rem]:px-1 landscape:min-h-16 @max-[15rem]:flex-wrap @max-[15rem]:px-0">
        <IconButton icon="back" label={t('studio.back')} onClick={onBack} />
        <div className="mx-auto flex items-center gap-1 max-[22rem]:gap-0">
          <IconButton
            icon="undo"
            label={t('studio.undo')}
            onClick={() => UNDO.run(core)}
            className={steps === 0 ? 'opacity-45' : ''}
          />
          <IconButton
            icon="redo"
            label={t('studio.redo')}
            onClick={() => REDO.run(core)}
            className={undone === 0 ? 'opacity-45' : ''}
          />
          <IconButton
            icon="eye"
            data-tool="preview"
            label={t('studio.preview')}
            onClick={() => openPreview(core.store)}
          />
        </div>
        <Button
          kind="primary"
          onClick={onDone}
          className="me-1 !px-4 min-[22rem]:whitespace-nowrap !shadow-none max-[22rem]:!px-3 @max-[15rem]:me-0 @max-[15rem]:w-full"
        >
          {price === undefined ? t('studio.next') : t('studio.next.price', { price })}
        </Button>
      </div>
    </header>
  );
}
