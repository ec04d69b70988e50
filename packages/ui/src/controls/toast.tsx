import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-sets.ts';
import { stayOf } from './toast-time.ts';

export interface ToastOptions {
  readonly icon?: IconName | undefined;
  readonly tone?: 'neutral' | 'bad' | undefined;
  /** An action, such as undoing a deletion; the toast then stays longer. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}
export type ShowToast = (text: string, options?: ToastOptions) => void;

interface Shown extends ToastOptions {
  readonly text: string;
  /** Counts up, so that the same words are shown and announced again. */
  readonly turn: number;
}

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Holds the one toast of the page; a new toast replaces the one before. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const show = useCallback<ShowToast>((text, options = {}) => {
    setShown((before) => ({ ...options, text, turn: (before?.turn ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), stayOf(shown.text, shown.action !== undefined));
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <ToastContext value={show}>
      {children}
      <output
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-24 z-50 flex justify-center px-4"
      >
        {shown && <Toast key={shown.turn} shown={shown} onDone={() => setShown(undefined)} />}
      </output>
    </ToastContext>
  );
}

function Toast({ shown, onDone }: { readonly shown: Shown; readonly onDone: () => void }) {
  const { text, icon, tone, action } = shown;
  return (
    <div className="animate-rise bg-ink text-ground shadow-lift pointer-events-auto flex min-h-12 max-w-md items-center gap-3 rounded-large px-5 py-2">
      {(icon ?? tone) && <Icon name={icon ?? 'warning'} size={20} />}
      <span className="text-small font-medium">{text}</span>
      {action && (
        <button
          type="button"
          className="text-small -me-2 min-h-11 px-3 font-semibold underline underline-offset-4"
          onClick={() => {
            action.onPress();
            onDone();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** `toast(t('common.offline'))` */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === undefined) throw new Error('useToast: expected a ToastProvider above');
  return show;
}
