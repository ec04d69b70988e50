import { wordsOf } from '@cpc/client';
import type { DrawingView } from '@cpc/contract';
import { Button, Icon, IconButton, useLocale, useT } from '@cpc/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Easel, ResultCase } from './result-case.tsx';

/** Whether the customer still wants what she asked for: not after she has closed the large view or left the page. */
export type IsWanted = () => boolean;

/** Why a result was not put on the case, for the customer; undefined if it was. */
export type Taken = string | undefined;

interface LargeViewProps {
  readonly easel: Easel;
  readonly drawing: DrawingView;
  /** The number of the result to begin with. */
  readonly first: number;
  readonly takeLabel: string;
  /** Puts a result on the case, unless it is not wanted any more. */
  readonly onTake: (number: number, isWanted: IsWanted) => Promise<Taken>;
  /** Draws variations of a result; undefined if that is not possible now. */
  readonly onVary: ((number: number) => void) | undefined;
  readonly onClose: () => void;
}

/** One result over the whole screen: to look at it, and to take it. */
export function LargeView({ easel, drawing, first, takeLabel, onTake, onVary, onClose }: LargeViewProps) {
  const t = useT();
  const { locale } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [number, setNumber] = useState(first);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const { results } = drawing;
  const at = Math.max(
    0,
    results.findIndex((result) => result.number === number),
  );
  const result = results[at];
  const move = (by: number) => {
    const next = results[(at + by + results.length) % results.length];
    if (next) setNumber(next.number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) move(locale.rtl ? -step : step);
  };
  if (!result) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={t('drawing.picture', { number: number + 1 })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="from-raised to-ground bg-ground text-ink pb-safe animate-rise m-0 flex h-dvh max-h-none w-screen max-w-none flex-col bg-radial-[circle_at_50%_40%] to-60% p-0"
    >
      <header className="flex min-h-14 items-center gap-1 px-2">
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        <p dir="auto" className="text-small text-ink-soft min-w-0 grow truncate">
          {drawing.prompt}
        </p>
      </header>
      <div className="flex min-h-0 grow items-center justify-center gap-1 px-2">
        <IconButton icon="back" label={t('drawing.before')} onClick={() => move(-1)} />
        <div className="flex h-full min-h-0 min-w-0 grow items-center justify-center py-2">
          <ResultCase
            key={result.asset}
            easel={easel}
            result={result}
            label={t('drawing.picture', { number: number + 1 })}
            className="animate-rise max-h-full max-w-full h-[60dvh]"
          />
        </div>
        <IconButton icon="forward" label={t('drawing.next')} onClick={() => move(1)} />
      </div>
      <Choices
        takeLabel={takeLabel}
        onTake={(isWanted) => onTake(number, isWanted)}
        onVary={onVary && (() => onVary(number))}
      />
    </dialog>
  );
}

interface ChoicesProps {
  readonly takeLabel: string;
  readonly onTake: (isWanted: IsWanted) => Promise<Taken>;
  readonly onVary: (() => void) | undefined;
}

/** What can be done with the result that is shown. */
function Choices({ takeLabel, onTake, onVary }: ChoicesProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const take = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      setProblem(await onTake(() => isThere.current));
    } catch (error) {
      setProblem(wordsOf(error) ?? t('drawing.notDone'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <footer className="mx-auto flex w-full max-w-md flex-col gap-3 p-4">
      <p role="alert" className="text-small text-bad flex justify-center gap-1.5 text-center empty:hidden">
        {problem !== undefined && (
          <>
            <Icon name="warning" size={16} className="mt-0.5" />
            {problem}
          </>
        )}
      </p>
      <Button kind="primary" size="large" wide icon="check" busy={busy} onClick={() => void take()}>
        {takeLabel}
      </Button>
      {onVary && (
        <Button kind="quiet" size="large" wide icon="sparkle" onClick={onVary}>
          {t('drawing.vary')}
        </Button>
      )}
    </footer>
  );
}
