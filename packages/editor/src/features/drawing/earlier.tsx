import type { DrawingView } from '@cpc/contract';
import { Button, IconButton, Skeleton, useFormat, useT } from '@cpc/ui';
import { useEffect, useRef, useState } from 'react';
import type { DrawingPort } from '../../ports/drawing-port.ts';
import { type Drawings, isOpen } from './use-drawings.ts';
import type { Forgetting } from './use-forget.ts';
import { useResult } from './use-result.ts';

interface EarlierProps {
  readonly port: DrawingPort;
  readonly drawings: Drawings;
  readonly forgetting: Forgetting;
  readonly onShow: (drawing: DrawingView) => void;
}

/** The history of prompts with their pictures, page by page. */
export function Earlier({ port, drawings: { list = [], more, shown }, forgetting, onShow }: EarlierProps) {
  const t = useT();
  const { isGone, forget, takeBack } = forgetting;
  /** Where a button was pressed that is gone then: the keyboard goes on at what has come in its place. */
  const [pressed, setPressed] = useState<string>();
  if (list.length === 0 || (list.length === 1 && list[0] === shown)) return null;
  return (
    <section className="flex flex-col gap-3 pt-4">
      <h2 className="text-title font-semibold">{t('drawing.history')}</h2>
      <ul className="flex flex-col gap-1">
        {list.map((drawing) => {
          const id = drawing.drawing_id;
          const act = (change: (of: DrawingView) => void) => () => {
            setPressed(id);
            change(drawing);
          };
          const goesOn = pressed === id;
          return (
            <li key={id} className="flex items-center gap-1">
              {isGone(drawing) ? (
                <Forgotten goesOn={goesOn} onUndo={act(takeBack)} />
              ) : (
                <>
                  <Entry
                    port={port}
                    drawing={drawing}
                    isShown={drawing === shown}
                    goesOn={goesOn}
                    onShow={() => onShow(drawing)}
                  />
                  <IconButton
                    icon="trash"
                    label={t('drawing.forget', { prompt: promptOf(drawing, t) })}
                    onClick={act(forget)}
                    className="!text-ink-faint"
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {more && (
        <Button kind="quiet" onClick={more}>
          {t('drawing.more')}
        </Button>
      )}
    </section>
  );
}

/** The words of a drawing; a redrawn photo has none of its own. */
const promptOf = ({ picture, prompt }: DrawingView, t: ReturnType<typeof useT>): string =>
  picture === null ? prompt : t('drawing.restyled');

/** A button that has the focus as soon as it is there, if the keyboard goes on at it. */
function useArriving(goesOn: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef(goesOn);
  useEffect(() => {
    if (first.current) button.current?.focus();
  }, []);
  return button;
}

/** In the place of a drawing that is deleted in a moment. */
function Forgotten({ goesOn, onUndo }: { readonly goesOn: boolean; readonly onUndo: () => void }) {
  const t = useT();
  const undo = useArriving(goesOn);
  return (
    <p role="status" className="text-small text-ink-soft flex min-h-18 grow items-center gap-3 ps-3">
      <span className="min-w-0 grow">{t('drawing.forgotten')}</span>
      <Button ref={undo} kind="quiet" icon="undo" onClick={onUndo}>
        {t('common.undo')}
      </Button>
    </p>
  );
}

interface EntryProps {
  readonly port: DrawingPort;
  readonly drawing: DrawingView;
  readonly isShown: boolean;
  readonly goesOn: boolean;
  readonly onShow: () => void;
}

function Entry({ port, drawing, isShown, goesOn, onShow }: EntryProps) {
  const t = useT();
  const format = useFormat();
  const button = useArriving(goesOn);
  const prompt = promptOf(drawing, t);
  const [first] = drawing.results;
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('drawing.show', { prompt })}
      aria-current={isShown ? true : undefined}
      onClick={onShow}
      className="press hover:bg-raised aria-[current]:bg-raised flex min-h-16 min-w-0 grow items-center gap-3 rounded-large p-2 text-start"
    >
      <span className="bg-raised size-14 shrink-0 overflow-hidden rounded-medium">
        {isOpen(drawing) ? (
          <Skeleton className="size-full" />
        ) : (
          first && <Thumb key={first.asset} port={port} asset={first.asset} />
        )}
      </span>
      <span className="flex min-w-0 flex-col gap-0.5">
        <bdi className="text-body line-clamp-2 break-words">{prompt}</bdi>
        <span className="text-micro text-ink-faint">
          {`${t(`drawing.style.${drawing.style}`)} · ${stateOf(drawing, t) ?? format.date(drawing.created_at)}`}
        </span>
      </span>
    </button>
  );
}

function stateOf(drawing: DrawingView, t: ReturnType<typeof useT>): string | undefined {
  if (isOpen(drawing)) return t('drawing.state.open');
  const { state, results } = drawing;
  if (state === 'failed' || state === 'refused' || state === 'cancelled') return t(`drawing.state.${state}`);
  return results.length === 0 ? t('drawing.state.expired') : undefined;
}

interface ThumbProps {
  readonly port: DrawingPort;
  readonly asset: DrawingView['results'][number]['asset'];
}

function Thumb({ port, asset }: ThumbProps) {
  const address = useResult(port, asset);
  if (typeof address !== 'string') return address === undefined ? <Skeleton className="size-full" /> : null;
  return <img src={address} alt="" className="size-full object-cover" />;
}
