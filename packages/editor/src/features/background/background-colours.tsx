import { type Colour, type Fill, hexColour } from '@cpc/design';
import { Icon, Skeleton, useT } from '@cpc/ui';
import { useState } from 'react';
import { FillTile, TILE_GRID } from '../../parts/fill-tile.tsx';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { Revealed } from '../../parts/revealed.tsx';
import { INKS } from '../../parts/palette.ts';

const loadPicker = async () => (await import('../../parts/colour/colour-picker.tsx')).ColourPicker;

export interface BackgroundColoursProps {
  readonly fill: Fill;
  readonly onChange: (fill: Fill) => void;
  readonly onCommit: () => void;
}

export function BackgroundColours({ fill, onChange, onCommit }: BackgroundColoursProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const colour = fill.kind === 'colour' ? fill.colour : undefined;
  const isOwn = colour !== undefined && INKS.every((ink) => ink.colour !== colour);
  const take = (next: Fill) => {
    onChange(next);
    onCommit();
  };
  return (
    <>
      <div className={TILE_GRID}>
        <FillTile
          label={t('studio.background.none')}
          chosen={fill.kind === 'none'}
          onChoose={() => take({ kind: 'none' })}
        >
          <Icon name="close" />
        </FillTile>
        <FillTile
          label={t('studio.colour.own')}
          chosen={isOwn || open}
          background={isOwn ? colour : undefined}
          onChoose={() => setOpen((before) => !before)}
        >
          <Icon name={open ? 'up' : 'palette'} />
        </FillTile>
        {INKS.map((ink) => (
          <FillTile
            key={ink.colour}
            label={t(ink.name)}
            chosen={ink.colour === colour}
            background={ink.colour}
            onChoose={() => take({ kind: 'colour', colour: ink.colour })}
          />
        ))}
      </div>
      {open && (
        <Revealed>
          <LazyPart
            load={loadPicker}
            props={{
              value: colour ?? hexColour('#ff9a62'),
              onChange: (own: Colour) => onChange({ kind: 'colour', colour: own }),
              onCommit,
            }}
            fallback={<Skeleton className="h-48" />}
          />
        </Revealed>
      )}
    </>
  );
}
