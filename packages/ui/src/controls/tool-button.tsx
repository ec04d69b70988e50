import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-sets.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  /** The tool in use. */
  readonly active?: boolean | undefined;
  /** Tools that draw or improve automatically use the cool accent. */
  readonly cool?: boolean | undefined;
}

/** An icon over its label, for the toolbar of the studio. */
export function ToolButton({ icon, label, active, cool, className = '', ...rest }: ToolButtonProps) {
  const tone = cool ? 'text-cool' : active ? 'text-ink' : 'text-ink-soft not-aria-disabled:enabled:hover:text-ink';
  return (
    <button
      type="button"
      {...rest}
      {...useKeptFocus(rest)}
      aria-pressed={active}
      className={`press flex min-h-14 min-w-15 flex-1 shrink-0 flex-col items-center justify-center gap-1 rounded-medium px-1 py-1.5 disabled:opacity-40 aria-disabled:*:opacity-40 ${tone} ${active ? 'bg-lifted' : ''} ${className}`}
    >
      <Icon name={icon} />
      <span className="text-center break-normal text-micro leading-tight font-medium">{label}</span>
    </button>
  );
}
