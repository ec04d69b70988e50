import type { ReactNode } from 'react';
import { VIGNETTES } from './vignettes.ts';

interface VignetteProps {
  /** The icon that it stands for. */
  readonly name: string;
  /** Shown if there is no drawing for this icon. */
  readonly otherwise: ReactNode;
}

/** The drawing of an empty or interrupted page. */
export default function Vignette({ name, otherwise }: VignetteProps) {
  const drawing = VIGNETTES[name];
  if (drawing === undefined) return otherwise;
  const colour = `var(--color-${drawing.ink})`;
  return (
    <svg aria-hidden viewBox="0 0 160 120" fill="none" className="w-44">
      <path d={BLOT} fill={colour} fillOpacity={0.16} />
      <path d={drawing.spot} fill={colour} fillOpacity="var(--vignette-spot)" />
      <path d={drawing.lines} stroke="currentColor" strokeWidth={2.75} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

const BLOT =
  'M82 6c26-7 54 6 60 31 4 17-5 26 0 42 5 19-16 33-38 32-18-1-27 7-45 4-22-4-34-19-36-38-1-15 7-22 7-37C31 20 57 12 82 6Z' +
  'M150 28a5 5 0 1 0 .1 0ZM12 42a4 4 0 1 0 .1 0ZM146 92a7 7 0 1 0 .1 0Z';
