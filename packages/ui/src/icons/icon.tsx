import { useEffect, useSyncExternalStore } from 'react';
import { type IconName, iconPath, fetchIcon, onIcons, TURNING } from './icon-sets.ts';

export interface IconProps {
  readonly name: IconName;
  /** CSS pixels; icons are drawn on a grid of 24. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** Decoration: the text beside it, or the label of its button, says what it means. */
export function Icon({ name, size = 24, className = '' }: IconProps) {
  const path = useSyncExternalStore(onIcons, () => iconPath(name));
  const missing = path === undefined;
  useEffect(() => {
    if (missing) void fetchIcon(name);
  }, [missing, name]);
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${TURNING.has(name) ? 'turns-with-text' : ''} ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
