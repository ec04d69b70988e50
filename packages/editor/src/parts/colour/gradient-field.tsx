import type { Fill, Gradient } from '@cpc/design';
import { Icon, Skeleton, useT } from '@cpc/ui';
import { useState } from 'react';
import { FillTile, TILE_GRID } from '../fill-tile.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { Revealed } from '../revealed.tsx';
import { GRADIENTS } from '../palette.ts';
import { cssGradient, sameInk } from './css-ink.ts';

const loadEditor = async () => (await import('./gradient-editor.tsx')).GradientEditor;

export interface GradientFieldProps {
  readonly value: Fill;
  readonly onChange: (gradient: Gradient) => void;
  readonly onCommit: () => void;
}

/** Offers ready gradients, and a custom one that starts with the current choice. */
export function GradientField({ value, onChange, onCommit }: GradientFieldProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const current = value.kind === 'gradient' ? value : undefined;
  const take = (gradient: Gradient) => {
    onChange(gradient);
    onCommit();
  };
  const openEditor = () => {
    if (!current && !open) take(GRADIENTS[0] as Gradient);
    setOpen((before) => !before);
  };
  const isOwn = current !== undefined && GRADIENTS.every((gradient) => !sameInk(gradient, current));
  return (
    <>
      <div className={TILE_GRID}>
        <FillTile
          label={t('studio.gradient.own')}
          chosen={isOwn}
          onChoose={openEditor}
          background={isOwn ? cssGradient(current) : undefined}
        >
          <Icon name={open ? 'up' : 'adjust'} />
        </FillTile>
        {GRADIENTS.map((gradient, i) => (
          <FillTile
            key={cssGradient(gradient)}
            label={t('studio.background.gradient', { number: i + 1 })}
            chosen={current !== undefined && sameInk(gradient, current)}
            background={cssGradient(gradient)}
            onChoose={() => take(gradient)}
          />
        ))}
      </div>
      {open && current && (
        <Revealed>
          <LazyPart
            load={loadEditor}
            props={{ value: current, onChange, onCommit }}
            fallback={<Skeleton className="h-60" />}
          />
        </Revealed>
      )}
    </>
  );
}
