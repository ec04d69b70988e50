import { type FormValues, useForm, useNotify } from '@cpc/appkit';
import type { ActionName } from '@cpc/contract';
import { useState } from 'react';

/** A change that a form asks for: what `useAct` gives. */
export interface Act<Input, Output> {
  readonly isPending: boolean;
  readonly call?: ActionName;
  readonly mutate: (
    input: Input,
    after: { readonly onSuccess: (output: Output) => void; readonly onError: (error: Error) => void },
  ) => void;
}

interface ActFormOptions<Values extends object, Input, Output> extends FormValues<Values> {
  readonly act: Act<Input, Output>;
  /** What is sent; undefined if the values do not make it yet. */
  readonly input: (values: Values) => NoInfer<Input> | undefined;
  /** The button that sends is off until this is true. */
  readonly complete?: (values: Values) => boolean;
  /** What is said of success. */
  readonly said?: (output: Output, values: Values) => string;
  /** What happens after success; a dialog is closed if nothing is said here. */
  readonly onDone?: (output: Output, values: Values) => void;
  readonly onRefused?: () => void;
  /** Closes the dialog of the form. */
  readonly onClose?: () => void;
}

/** A form that makes a call. A refusal is shown at the field it is about, or below the fields; what was typed stays. */
export function useActForm<Values extends object, Input, Output>(options: ActFormOptions<Values, Input, Output>) {
  const { act, input, complete, said, onDone, onRefused, onClose, ...rest } = options;
  const notify = useNotify();
  const form = useForm({
    ...rest,
    submit(values) {
      const wanted = input(values);
      if (wanted === undefined || act.isPending) return;
      act.mutate(wanted, {
        onSuccess(output) {
          if (said) notify.done(said(output, values));
          if (onDone) onDone(output, values);
          else onClose?.();
        },
        onError(error) {
          form.refuse(error);
          onRefused?.();
        },
      });
    },
  });
  return {
    ...form,
    busy: act.isPending,
    incomplete: complete?.(form.values) === false,
    onClose,
    /** The longest text that the call takes in the field. */
    maxOf: (name: string): number | undefined => act.call && LENGTHS[act.call]?.[name],
  };
}

export type ActForm<Values extends object> = ReturnType<typeof useActForm<Values, unknown, unknown>>;

/** True if something is typed in every one of them. */
export const areFilled = (...typed: readonly string[]): boolean => typed.every((text) => text.trim() !== '');

const MIN_REASON = 3;
/** True if a typed reason says something: the server takes no shorter one. */
export const isReason = (typed: string): boolean => typed.trim().length >= MIN_REASON;

/** What is asked for once has one key, however often the button is pressed. */
export const useClientKey = (): string => useState(() => crypto.randomUUID())[0];

/** Put in by the build (vite.config.ts), so that the app loads no schemas. */
declare const CALL_LENGTHS: Readonly<Partial<Record<ActionName, Readonly<Partial<Record<string, number>>>>>>;

/** The longest texts that a call takes, by the names of its fields. */
export const LENGTHS = CALL_LENGTHS;
