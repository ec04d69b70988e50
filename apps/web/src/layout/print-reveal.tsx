import type { ReactNode } from 'react';

interface PrintRevealProps {
  /** 0 … 100: how much of the picture is printed. */
  readonly percent: number;
  readonly children: ReactNode;
}

/** A picture as it is printed: line by line from the top, with a light at the line that is being printed. */
export function PrintReveal({ percent, children }: PrintRevealProps) {
  const done = Math.min(100, Math.max(0, percent));
  return (
    <div className="absolute inset-0" style={{ '--done': `${done}%` }}>
      <div className="print-reveal absolute inset-0">{children}</div>
      {done > 0 && done < 100 ? <div className="print-line" aria-hidden="true" /> : null}
    </div>
  );
}
