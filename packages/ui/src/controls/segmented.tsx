import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-sets.ts';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which stays its accessible name. */
  readonly icon?: IconName | undefined;
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/**
 * A choice of a few options, all visible: of one width, and in a second row where long words need it. Native radio
 * buttons: keyboard and screen reader support are built in.
 */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="bg-sunken flex min-w-0 flex-wrap gap-0.5 rounded-medium p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="press has-checked:bg-knob has-checked:text-ink has-checked:shadow-knob has-focus-visible:outline-cool text-small text-ink-soft relative flex min-h-11 max-w-full flex-1 items-center justify-center rounded-small px-3 text-center leading-tight font-medium wrap-break-word has-focus-visible:outline-3"
        >
          <input
            type="radio"
            className="absolute inset-0 opacity-0"
            name={name}
            checked={option.value === value}
            aria-label={option.icon ? option.label : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? <Icon name={option.icon} size={20} /> : option.label}
        </label>
      ))}
    </fieldset>
  );
}
