import { type CSSProperties, type ReactNode, useId } from 'react';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** The value as people read it, such as `2 mm`. */
  readonly text?: string | undefined;
  readonly icon?: ReactNode;
  readonly onChange: (value: number) => void;
  /** The finger left: the moment to make one step of undo. */
  readonly onCommit?: (() => void) | undefined;
}

export function Slider({ label, value, min, max, step = 1, text, icon, onChange, onCommit }: SliderProps) {
  const id = useId();
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className="flex items-center gap-3">
      {icon}
      <label htmlFor={id} className="text-small text-ink-soft min-w-20">
        {label}
      </label>
      <input
        id={id}
        type="range"
        data-base-ui-swipe-ignore=""
        className="range h-11 min-w-0 flex-1"
        style={{ '--share': `${share}%` } as CSSProperties}
        {...{ min, max, step, value }}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerUp={onCommit}
        onKeyUp={onCommit}
      />
      {text !== undefined && <output className="figures text-small text-ink min-w-14 text-end">{text}</output>}
    </div>
  );
}
