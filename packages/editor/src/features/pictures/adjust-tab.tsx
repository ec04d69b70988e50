import { Button, Slider, useT } from '@cpc/ui';
import type { PictureEdit } from './use-picture-edit.ts';

const CONTROLS = ['brightness', 'contrast', 'saturation', 'warmth'] as const;

/** Sliders for light and colour. */
export function AdjustTab({ layer, look, rest }: PictureEdit) {
  const t = useT();
  const touched = CONTROLS.some((control) => layer.look[control] !== 0);
  const reset = () => {
    look({ brightness: 0, contrast: 0, saturation: 0, warmth: 0 });
    rest();
  };
  return (
    <div className="flex flex-col">
      {CONTROLS.map((control) => {
        const value = Math.round(layer.look[control] * 100);
        return (
          <Slider
            key={control}
            label={t(`studio.adjust.${control}`)}
            min={-100}
            max={100}
            origin={0}
            value={value}
            text={`${value > 0 ? '+' : ''}${value}`}
            onChange={(next) => look({ [control]: next / 100 })}
            onCommit={rest}
          />
        );
      })}
      <Button kind="ghost" icon="refresh" disabled={!touched} onClick={reset} className="self-start">
        {t('studio.adjust.reset')}
      </Button>
    </div>
  );
}
