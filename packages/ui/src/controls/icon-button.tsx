import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-sets.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const KINDS = {
  ghost: 'text-ink not-aria-disabled:enabled:hover:bg-lifted aria-pressed:bg-lifted',
  filled: 'bg-lifted text-ink not-aria-disabled:enabled:hover:bg-line aria-pressed:bg-ink aria-pressed:text-ground',
  primary: 'bg-linear-to-b from-warm to-warm-deep text-on-warm shadow-glow',
} as const;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** What it does: its accessible name. */
  readonly label: string;
  readonly kind?: keyof typeof KINDS | undefined;
  /** For a toggle button: whether it is pressed. */
  readonly pressed?: boolean | undefined;
}

export function IconButton({ icon, label, kind = 'ghost', pressed, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...useKeptFocus(rest)}
      aria-label={label}
      aria-pressed={pressed}
      className={`press inline-grid size-11 shrink-0 place-items-center rounded-full disabled:opacity-40 aria-disabled:*:opacity-40 ${KINDS[kind]} ${className}`}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
