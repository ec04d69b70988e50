import type { Client } from '@cpc/client';
import { westernDigits } from '@cpc/domain';
import { Countdown, Icon, IconButton, useT } from '@cpc/ui';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { DisplayPicture } from './display-picture.tsx';
import { type HandedOver, handOver, NotHandedOver } from './hand-over.ts';
import { CODE_LENGTH, EMPTY_KEYPAD, keypad, type KeypadState } from './keypad.ts';
import { scan } from './scanner.ts';

/** How long a success message stays, and how long an unused keypad stays, before the display returns to the queue. */
const GOODBYE_MS = 9000;
const FORSAKEN_MS = 45_000;

/** The keypad for the six digits on the customer's phone (QU-02). */
export function PickupKeypad({ calls, onClose }: { readonly calls: Client; readonly onClose: () => void }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, dispatch] = useReducer(keypad, EMPTY_KEYPAD);
  const checking = state.at === 'checking' ? state.code : undefined;

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (checking === undefined) return;
    handOver(calls, fetch, checking).then(
      (handed) => dispatch({ type: 'accepted', handed }),
      (error: unknown) =>
        dispatch(
          error instanceof NotHandedOver && error.reason === 'locked'
            ? { type: 'locked', until: Date.now() + error.seconds * 1_000 }
            : { type: 'refused', message: wordsOf(t, error) },
        ),
    );
  }, [checking, calls, t]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), state.at === 'accepted' ? GOODBYE_MS : FORSAKEN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    let read = '';
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      const scanned = scan(read, key);
      read = scanned?.read ?? '';
      if (scanned?.code !== undefined) dispatch({ type: 'scanned', code: scanned.code });
      // The scanner's Enter must not press the button that has the focus.
      if (scanned !== undefined) return event.preventDefault();
      const digit = westernDigits(key);
      if (/^\d$/.test(digit)) dispatch({ type: 'digit', digit });
      if (key === 'Backspace') dispatch({ type: 'erase' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="keypad-title"
      className="m-auto w-[min(92vw,60rem)] animate-rise rounded-huge bg-raised p-[4vmin] text-ink shadow-lift backdrop:bg-scrim"
    >
      <div className="flex items-center gap-4">
        <h2 id="keypad-title" className="grow text-headline font-bold">
          {t('screen.code')}
        </h2>
        <IconButton icon="close" label={t('common.close')} kind="filled" className="size-14" onClick={onClose} />
      </div>
      {state.at === 'accepted' ? <Accepted handed={state.handed} /> : <Typing state={state} dispatch={dispatch} />}
    </dialog>
  );
}

/** The server's message, or the station's own reason. */
function wordsOf(t: ReturnType<typeof useT>, error: unknown): string {
  if (!(error instanceof NotHandedOver)) return t('screen.refused.away');
  return error.reason === 'told' ? error.message : t(`screen.refused.${error.reason}`);
}

function Accepted({ handed: { order_number, bay, picture } }: { readonly handed: HandedOver }) {
  const t = useT();
  return (
    <div role="status" className="flex flex-col items-center gap-6 py-[8vmin] text-center">
      <div className="flex items-center justify-center gap-[4vmin]">
        {picture === null ? (
          <span className="grid size-28 place-items-center rounded-full bg-good-wash text-good">
            <Icon name="check" size={64} />
          </span>
        ) : (
          <DisplayPicture asset={picture} className="h-[34vmin] w-[20vmin]" />
        )}
        {bay === '' ? null : <p className="screen-bay font-bold text-good">{bay}</p>}
      </div>
      <p className="text-display font-bold">{t('screen.accepted')}</p>
      <p className="text-headline text-balance text-ink-soft">
        {t('screen.acceptedWhere', { number: order_number, bay: bay === '' ? 'none' : bay })}
      </p>
    </div>
  );
}

interface TypingProps {
  readonly state: Exclude<KeypadState, { readonly at: 'accepted' }>;
  readonly dispatch: (event: Parameters<typeof keypad>[1]) => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

function Typing({ state, dispatch }: TypingProps) {
  const t = useT();
  const refused = state.at === 'refused' || state.at === 'locked';
  const code = 'code' in state ? state.code : '';
  const unlock = useCallback(() => dispatch({ type: 'unlocked' }), [dispatch]);
  return (
    <div className="grid items-center gap-[4vmin] pt-[3vmin] lg:grid-cols-[1fr_auto]">
      <div className="flex flex-col gap-[3vmin]">
        <Boxes code={code.length > CODE_LENGTH ? '••••••' : code} bad={refused} />
        <p role="status" className={`min-h-16 text-title ${refused ? 'text-bad' : 'text-ink-soft'}`}>
          {state.at === 'refused'
            ? state.message
            : t(
                state.at === 'locked'
                  ? 'screen.refused.locked'
                  : state.at === 'checking'
                    ? 'screen.checking'
                    : 'screen.codeHow',
              )}
        </p>
        {state.at === 'locked' ? (
          <p className="text-headline">
            <Countdown until={state.until} now={Date.now} onEnd={unlock} />
          </p>
        ) : null}
      </div>
      <div dir="ltr" className="grid grid-cols-[repeat(3,max-content)] justify-center gap-3">
        {DIGITS.map((digit) => (
          <Key key={digit} label={digit} onPress={() => dispatch({ type: 'digit', digit })} />
        ))}
        <Key label={t('screen.clear')} sign="C" onPress={() => dispatch({ type: 'clear' })} />
        <Key label="0" onPress={() => dispatch({ type: 'digit', digit: '0' })} />
        <Key label={t('screen.erase')} icon="backspace" onPress={() => dispatch({ type: 'erase' })} />
      </div>
    </div>
  );
}

function Boxes({ code, bad }: { readonly code: string; readonly bad: boolean }) {
  return (
    <div dir="ltr" className="grid grid-cols-6 gap-2">
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <span
          key={index}
          className={`figures grid aspect-[3/4] place-items-center rounded-medium border-2 bg-sunken text-headline font-bold ${bad ? 'border-bad' : index === code.length ? 'border-warm' : 'border-line'}`}
        >
          {code[index]}
        </span>
      ))}
    </div>
  );
}

interface KeyProps {
  readonly label: string;
  /** The sign on the key, if the label is too long for it. */
  readonly sign?: string;
  readonly icon?: 'backspace';
  readonly onPress: () => void;
}

function Key({ label, sign = label, icon, onPress }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="press figures grid size-[clamp(4rem,11vmin,7rem)] place-items-center rounded-large bg-lifted text-headline font-semibold hover:bg-line"
    >
      {icon === undefined ? sign : <Icon name={icon} size={32} />}
    </button>
  );
}
