import type { ReactNode } from 'react';

export interface SwitchProps {
  readonly children: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A yes/no setting that takes effect at once. The whole line can be pressed. */
export function Switch({ children, checked, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-4">
      <span className="text-body">{children}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="bg-edge checked:bg-good before:bg-paper relative h-7 w-12 shrink-0 appearance-none rounded-full transition before:absolute before:start-1 before:top-1 before:size-5 before:rounded-full before:transition-[inset-inline-start] checked:before:start-6"
      />
    </label>
  );
}
