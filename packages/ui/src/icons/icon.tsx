import { useEffect, useSyncExternalStore } from 'react';
import { type IconName, iconPath, fetchIcon, onIcons, TURNING } from './icon-sets.ts';

export interface IconProps {
  readonly name: IconName;
  /** CSS pixels; icons are drawn on a grid of 24. */
  readonly size?: number | undefined;
  /** What it means, if no text beside it says so; without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Icon({ name, size = 24, label, className = '' }: IconProps) {
  const path = useSyncExternalStore(onIcons, () => iconPath(name));
  const missing = path === undefined;
  useEffect(() => {
    if (missing) void fetchIcon(name);
  }, [missing, name]);
  const named =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      {...named}
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
