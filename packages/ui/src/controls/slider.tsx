import { type CSSProperties, type ReactNode, useId } from 'react';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** The value as text, such as `2 mm`. */
  readonly text?: string | undefined;
  readonly icon?: ReactNode;
  /** Where the filled part of the track begins; `min` by default. 0 for a slider with negative values. */
  readonly origin?: number | undefined;
  /** Colours along the track from least to most, in place of the filling: a slider for a hue. */
  readonly colours?: readonly string[] | undefined;
  readonly onChange: (value: number) => void;
  /** The pointer was released: the moment to record one undo step. */
  readonly onCommit?: (() => void) | undefined;
}

export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  text,
  icon,
  origin = min,
  colours,
  onChange,
  onCommit,
}: SliderProps) {
  const id = useId();
  const part = (at: number) => (max > min ? `${((at - min) / (max - min)) * 100}%` : '0%');
  const style = {
    '--share': part(Math.max(origin, value)),
    '--from': part(Math.min(origin, value)),
    ...(colours && { '--colours': colours.join(', ') }),
  } as CSSProperties;
  return (
    <div className="flex items-center gap-2.5 large:flex-wrap">
      {icon}
      <label
        htmlFor={id}
        className="text-small text-ink-soft w-22 shrink-0 leading-tight hyphens-auto large:w-full large:-mb-3"
      >
        {label}
      </label>
      <input
        id={id}
        type="range"
        data-base-ui-swipe-ignore=""
        className={`range h-11 min-w-0 flex-1 ${colours ? 'range-tint' : ''}`}
        style={style}
        {...{ min, max, step, value }}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        // A screen reader changes a slider without pointer or key: only the native `change` event tells the end of a
        // change.
        ref={(input) => {
          const done = () => onCommit?.();
          input?.addEventListener('change', done);
          return () => input?.removeEventListener('change', done);
        }}
        onPointerUp={onCommit}
        onPointerCancel={onCommit}
        onKeyUp={onCommit}
      />
      {text !== undefined && <output className="figures text-small text-ink min-w-13 text-end">{text}</output>}
    </div>
  );
}
