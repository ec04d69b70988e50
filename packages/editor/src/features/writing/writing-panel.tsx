import { TEXT_LIMITS } from '@cpc/design';
import { IconButton, useT } from '@cpc/ui';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../../model/context.ts';
import { useWriting } from './use-writing.ts';
import { useWritingView } from './use-writing-view.ts';
import { WordsOnStage } from './words-on-stage.tsx';
import { openPanel } from '../../session/panels.ts';

interface WritingPanelProps {
  readonly onClose: () => void;
  /** What the customer typed before the panel was loaded. */
  readonly begun: RefObject<string>;
}

/**
 * A text is written where it is on the case. Above the keyboard there is only a bar; the field lies over the letters. A
 * press outside, Escape and Done end it.
 */
export function WritingPanel({ onClose, begun }: WritingPanelProps) {
  const t = useT();
  const { store } = useEditor();
  const { layer, words, write, end } = useWriting();
  const close = () => {
    end();
    onClose();
  };
  const more = () => {
    end();
    openPanel(store, 'text');
  };
  const bar = useRef<HTMLDivElement>(null);
  useWritingView(layer, bar);
  const addBegun = useEffectEvent(() => {
    if (begun.current !== '') write((words + begun.current).slice(0, TEXT_LIMITS.textLength));
  });
  useEffect(() => addBegun(), []);
  const stage = document.querySelector<HTMLElement>('[data-stage]');
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('studio.text.more')}
        // The field keeps the focus: a phone keeps its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        className="animate-rise bg-raised shadow-sheet mb-2 flex min-h-14 items-center gap-1 rounded-huge ps-2 pe-2"
      >
        <IconButton icon="text" label={t('studio.text.more')} onClick={more} />
        <span className="text-small text-ink-soft me-auto min-w-0 leading-tight">{t('studio.text.more')}</span>
        <IconButton icon="check" label={t('studio.panel.done')} onClick={close} />
      </div>
      {layer &&
        stage &&
        createPortal(<WordsOnStage layer={layer} words={words} onWrite={write} bar={bar} onEnd={close} />, stage)}
    </>
  );
}
