import { useT } from '@cpc/ui';
import type { KeyboardEvent } from 'react';

interface GripProps {
  /** Whether a press makes the panel larger. */
  readonly grows: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** What a panel over the stage is dragged by. A press, or arrow up and down, make it larger and smaller. */
export function Grip({ grows, onStep }: GripProps) {
  const t = useT();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    // The arrow keys would also move the selection.
    event.preventDefault();
    onStep(by);
  };
  return (
    <button
      type="button"
      data-grip
      aria-label={t(grows ? 'studio.panel.larger' : 'studio.panel.smaller')}
      onClick={() => onStep(grows ? 1 : -1)}
      onKeyDown={onKeyDown}
      className="group absolute -top-6 left-1/2 grid h-11 w-20 -translate-x-1/2 touch-none place-items-center pt-5"
    >
      <span className="bg-ink-faint group-hover:bg-ink h-1 w-10 rounded-full" />
    </button>
  );
}
