import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-sets.ts';
import { Spinner } from './spinner.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const KINDS = {
  /** The next step: one per page. */
  primary:
    'bg-linear-to-b from-warm to-warm-deep text-on-warm shadow-glow font-semibold disabled:shadow-none aria-disabled:shadow-none',
  /** For functions that draw or improve automatically. */
  cool: 'bg-linear-to-b from-cool to-cool-deep text-on-cool font-semibold',
  quiet: 'bg-lifted text-ink font-medium not-aria-disabled:enabled:hover:bg-line',
  outline: 'border border-edge text-ink font-medium not-aria-disabled:enabled:hover:bg-raised',
  ghost: 'text-ink font-medium not-aria-disabled:enabled:hover:bg-raised',
  danger: 'bg-bad-wash text-bad font-medium',
} as const;

const SIZES = {
  medium: 'min-h-11 px-4 gap-2 rounded-medium text-small',
  large: 'min-h-14 px-6 max-[22rem]:px-4 gap-2.5 rounded-large text-body',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: keyof typeof KINDS | undefined;
  readonly size?: keyof typeof SIZES | undefined;
  readonly icon?: IconName | undefined;
  /** The price, already formatted; shown at the end of the button. */
  readonly price?: ReactNode;
  /** Work is in progress: the button ignores presses and shows it. */
  readonly busy?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

/**
 * A button that counts each press once: while busy or disabled it ignores presses, and Enter cannot submit a form
 * twice.
 */
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
      className={`press inline-flex max-w-full items-center justify-center text-center leading-tight wrap-break-word ${busy ? 'opacity-90' : disabled ? 'opacity-50' : ''} ${KINDS[kind]} ${SIZES[size]} ${wide ? 'w-full' : ''} ${price === undefined ? '' : 'flex-wrap !gap-y-0'} ${className}`}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={20} />}
      {/* Beside a price it keeps room for a word: with large text, the price goes below it. */}
      <span className={`min-w-0 py-1.5 ${price === undefined ? '' : 'grow basis-[6rem] text-start'}`}>{children}</span>
      {price !== undefined && (
        <span className="figures ms-auto shrink-0 border-s border-current/25 py-1.5 ps-4 whitespace-nowrap">
          {price}
        </span>
      )}
    </button>
  );
}
