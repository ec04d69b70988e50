import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-sets.ts';
import { Spinner } from './spinner.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const KINDS = {
  /** The next step: one on a page. */
  primary:
    'bg-linear-to-b from-warm to-warm-deep text-on-warm shadow-glow font-semibold disabled:shadow-none aria-disabled:shadow-none',
  /** What the machine draws or improves. */
  cool: 'bg-linear-to-b from-cool to-cool-deep text-on-cool font-semibold',
  quiet: 'bg-lifted text-ink font-medium not-aria-disabled:enabled:hover:bg-line',
  outline: 'border border-edge text-ink font-medium not-aria-disabled:enabled:hover:bg-raised',
  ghost: 'text-ink font-medium not-aria-disabled:enabled:hover:bg-raised',
  danger: 'bg-bad-wash text-bad font-medium',
} as const;

const SIZES = {
  medium: 'min-h-11 px-4 gap-2 rounded-medium text-small',
  large: 'min-h-14 px-6 gap-2.5 rounded-large text-body',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: keyof typeof KINDS | undefined;
  readonly size?: keyof typeof SIZES | undefined;
  readonly icon?: IconName | undefined;
  /** What it costs, already formatted: stands at the end of the button. */
  readonly price?: ReactNode;
  /** Work goes on: the button answers no press and shows it. */
  readonly busy?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

/** A press is one press: whoever is busy or switched off answers none, a form is not sent twice by Enter either. */
export function Button({
  kind = 'quiet',
  size = 'medium',
  icon,
  price,
  busy = false,
  wide,
  disabled = false,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const kept = useKeptFocus({ ...rest, busy, disabled });
  return (
    <button
      type="button"
      {...rest}
      {...kept}
      aria-busy={busy || undefined}
      className={`press inline-flex items-center justify-center text-center leading-tight ${busy ? 'opacity-90' : disabled ? 'opacity-50' : ''} ${KINDS[kind]} ${SIZES[size]} ${wide ? 'w-full' : ''} ${className}`}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={20} />}
      <span className="min-w-0 py-1">{children}</span>
      {price !== undefined && (
        <span className="figures ms-auto shrink-0 border-s border-current/25 ps-4 whitespace-nowrap">{price}</span>
      )}
    </button>
  );
}
