import { type Gradient, GRADIENT_SHAPES, type GradientShape } from '@cpc/design';
import { degrees } from '@cpc/domain';
import { IconButton, Segmented, Slider, useT } from '@cpc/ui';
import { useState } from 'react';
import { ColourField } from './colour-field.tsx';
import { cssGradient } from './css-ink.ts';
import { STOPS, withoutStop, withStop, withStopAdded } from './gradient-change.ts';

export interface GradientEditorProps {
  readonly value: Gradient;
  readonly onChange: (gradient: Gradient) => void;
  readonly onCommit: () => void;
}

/** Edits a custom gradient: two to five colours, their positions, linear or radial, and the angle. */
export function GradientEditor({ value, onChange, onCommit }: GradientEditorProps) {
  const t = useT();
  const [asked, setAt] = useState(0);
  const at = Math.min(asked, value.stops.length - 1);
  const stop = value.stops[at];
  const take = (gradient: Gradient) => {
    onChange(gradient);
    onCommit();
  };
  const add = () => {
    const added = withStopAdded(value);
    take(added.gradient);
    setAt(added.at);
  };
  return (
    <div className="bg-sunken flex flex-col gap-1.5 rounded-large p-3">
      <StopBar value={value} at={at} onTake={setAt} onAdd={add} />
      <ColourField
        label={t('studio.gradient.stop', { number: at + 1 })}
        value={stop?.colour}
        onChange={(colour) => onChange(withStop(value, at, { colour }))}
        onCommit={onCommit}
      />
      <div className="flex items-center">
        <div className="min-w-0 flex-1">
          <Slider
            label={t('studio.gradient.place')}
            min={0}
            max={100}
            value={Math.round((stop?.at ?? 0) * 100)}
            text={t('studio.percent', { value: Math.round((stop?.at ?? 0) * 100) })}
            onChange={(place) => onChange(withStop(value, at, { at: place / 100 }))}
            onCommit={onCommit}
          />
        </div>
        <IconButton
          icon="trash"
          label={t('studio.gradient.remove')}
          disabled={value.stops.length <= STOPS.least}
          onClick={() => take(withoutStop(value, at))}
        />
      </div>
      <Segmented<GradientShape>
        label={t('studio.gradient.shape')}
        value={value.shape}
        onChange={(shape) => take({ ...value, shape })}
        options={GRADIENT_SHAPES.map((shape) => ({ value: shape, label: t(`studio.gradient.${shape}`) }))}
      />
      {value.shape === 'linear' && (
        <Slider
          label={t('studio.gradient.angle')}
          min={0}
          max={360}
          step={5}
          value={((value.angle % 360) + 360) % 360}
          text={t('studio.degrees', { value: Math.round(value.angle) })}
          onChange={(angle) => onChange({ ...value, angle: degrees(angle) })}
          onCommit={onCommit}
        />
      )}
    </div>
  );
}

interface StopBarProps {
  readonly value: Gradient;
  readonly at: number;
  readonly onTake: (at: number) => void;
  readonly onAdd: () => void;
}

/** Shows the gradient from first to last colour, and its selectable stops. Never mirrored, like the design. */
function StopBar({ value, at, onTake, onAdd }: StopBarProps) {
  const t = useT();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="sr-only">{t('studio.gradient.stops')}</legend>
      <div
        aria-hidden
        className="border-ink/15 h-5 rounded-full border"
        style={{ background: cssGradient({ ...value, shape: 'linear', angle: degrees(0) }) }}
      />
      <div dir="ltr" className="flex items-center gap-1">
        {value.stops.map((stop, i) => (
          <button
            // Stops have no ID: their index is the key.
            key={`${i}`}
            type="button"
            aria-label={t('studio.gradient.stop', { number: i + 1 })}
            aria-pressed={i === at}
            onClick={() => onTake(i)}
            className="press aria-pressed:border-ink grid size-11 place-items-center rounded-full border-2 border-transparent"
          >
            <span className="border-ink/25 size-8 rounded-full border" style={{ backgroundColor: stop.colour }} />
          </button>
        ))}
        {value.stops.length < STOPS.most && <IconButton icon="plus" label={t('studio.gradient.add')} onClick={onAdd} />}
      </div>
    </fieldset>
  );
}
