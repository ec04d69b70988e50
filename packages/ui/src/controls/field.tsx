import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Only screen readers read the label: a heading beside the field says it. */
  readonly bare?: boolean | undefined;
}

/** Connects an input with its label, its hint and its error. */
interface FieldBinding {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly children: (binding: FieldBinding) => ReactNode;
}

/** Room beside what stands in a field. */
export const FIELD_PADDING = 'px-4 max-[22rem]:px-2.5';
export const INPUT_CLASS = `w-full min-w-0 min-h-12 bg-transparent ${FIELD_PADDING} text-body text-ink placeholder:text-ink-faint outline-none`;

/** Label above, input in its frame, hint or error below; a screen reader announces the error when it appears. */
export function Field({ label, hint, error, bare = false, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={bare ? 'sr-only' : 'text-small text-ink-soft font-medium'}>
        {label}
      </label>
      <div
        className={`bg-raised has-focus-visible:outline-cool flex items-center rounded-medium border has-focus-visible:outline-3 ${error ? 'border-bad' : 'border-edge'}`}
      >
        {children({
          id,
          'aria-describedby': note ? `${id}-note` : undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`text-small flex gap-1.5 empty:hidden ${error ? 'text-bad' : 'text-ink-faint'}`}
      >
        {error && <Icon name="warning" size={16} className="mt-0.5" />}
        {note}
      </p>
    </div>
  );
}
