import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

export interface CheckboxProps {
  readonly children: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ children, checked, onChange }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer border-edge checked:border-ink checked:bg-ink absolute inset-0 appearance-none rounded-small border-2"
        />
        <Icon
          name="check"
          size={18}
          className="text-ground pointer-events-none relative opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="text-small text-ink-soft">{children}</span>
    </label>
  );
}
