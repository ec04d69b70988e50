import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-sets.ts';

/** Ground and text of what has a tone. */
export const TONES = {
  neutral: 'bg-lifted text-ink-soft',
  warm: 'bg-warm-wash text-warm',
  cool: 'bg-cool-wash text-cool',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
} as const;
export type Tone = keyof typeof TONES;

export interface ChipProps {
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** A fact in a word or two: a state, a count. It cannot be pressed. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span
      className={`text-small inline-flex min-h-7 max-w-full shrink-0 items-center gap-1.5 rounded-large px-3 py-0.5 leading-tight font-medium ${TONES[tone]}`}
    >
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
    </span>
  );
}
