import { Segmented, type SegmentedOption } from '@cpc/ui';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SegmentedOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** What the chosen option means. */
  readonly hint?: string | undefined;
}

/** A labelled choice between a few options, with an explanation below. */
export function Choice<Value extends string>({ label, hint, ...rest }: ChoiceProps<Value>) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p aria-hidden="true" className="text-small text-ink-soft font-medium">
        {label}
      </p>
      <Segmented label={label} {...rest} />
      {hint !== undefined && <p className="text-small text-ink-faint">{hint}</p>}
    </div>
  );
}
