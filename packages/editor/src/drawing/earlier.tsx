import type { DrawingView } from '@cpc/contract';
import { Button, IconButton, Skeleton, useFormat, useT } from '@cpc/ui';
import { useEffect, useRef } from 'react';
import type { DrawingPort } from '../drawing-port.ts';
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
  if (list.length === 0 || (list.length === 1 && list[0] === shown)) return null;
  return (
    <section className="flex flex-col gap-3 pt-4">
      <h2 className="text-title font-semibold">{t('drawing.history')}</h2>
      <ul className="flex flex-col gap-1">
        {list.map((drawing) => (
          <li key={drawing.drawing_id} className="flex items-center gap-1">
            {isGone(drawing) ? (
              <Forgotten onUndo={() => takeBack(drawing)} />
            ) : (
              <>
                <Entry port={port} drawing={drawing} isShown={drawing === shown} onShow={() => onShow(drawing)} />
                <IconButton
                  icon="trash"
                  label={t('drawing.forget', { prompt: drawing.prompt })}
                  onClick={() => forget(drawing)}
                  className="!text-ink-faint"
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <Button kind="quiet" onClick={more}>
          {t('drawing.more')}
        </Button>
      )}
    </section>
  );
}

/** In the place of a drawing that is deleted in a moment. */
function Forgotten({ onUndo }: { readonly onUndo: () => void }) {
  const t = useT();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the keyboard goes on here.
  useEffect(() => undo.current?.focus(), []);
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
  readonly onShow: () => void;
}

function Entry({ port, drawing, isShown, onShow }: EntryProps) {
  const t = useT();
  const format = useFormat();
  const prompt = drawing.picture === null ? drawing.prompt : t('drawing.restyled');
  const [first] = drawing.results;
  return (
    <button
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
