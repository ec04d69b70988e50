import type { ComponentProps } from 'react';

export interface ChoiceChipProps extends ComponentProps<'button'> {
  readonly chosen: boolean;
}

/** One option in a row that scrolls: a brand, a group of stickers. */
export function ChoiceChip({ chosen, className = '', children, ...rest }: ChoiceChipProps) {
  const tone = chosen ? 'bg-ink text-ground' : 'bg-raised text-ink-soft border-line border enabled:hover:text-ink';
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={chosen}
      className={`press text-small min-h-11 min-w-11 shrink-0 rounded-huge px-4 py-1.5 font-medium whitespace-nowrap disabled:opacity-40 ${tone} ${className}`}
    >
      {children}
    </button>
  );
}
