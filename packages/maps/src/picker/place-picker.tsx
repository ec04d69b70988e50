import type { Place } from '@cpc/domain';
import { Button, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { LazyMap } from '../map/lazy-map.tsx';
import type { MapPoint, MapTiles } from '../map/props.ts';
import { useDevicePlace } from '../place/device-place.ts';
import { placeOf, typedPlace } from '../place/typed-place.ts';

interface PlacePickerProps {
  readonly picked: Place | null;
  readonly onPick: (place: Place) => void;
  readonly tiles: MapTiles | null | undefined;
  /** Known places, to find one’s way. */
  readonly points: readonly MapPoint[];
  readonly onSelect?: ((id: string) => void) | undefined;
  /** The size of the map. */
  readonly className: string;
}

/** Picks a place: by moving a map under a pin, by the device's own place, or by its numbers. */
export function PlacePicker({ picked, onPick, tiles, points, onSelect, className }: PlacePickerProps) {
  const t = useT();
  const device = useDevicePlace(onPick);
  return (
    <div className="flex flex-col gap-3">
      <LazyMap label={t('maps.pick')} {...{ points, picked, onPick, tiles, onSelect, className }} />
      <p className="text-small text-ink-soft">{t('maps.pick.hint')}</p>
      <Button icon="pin" busy={device.asking} onClick={device.ask}>
        {t('maps.device')}
      </Button>
      {device.refusal && (
        <p role="alert" className="text-small text-warn">
          {t(`maps.device.${device.refusal}`)}
        </p>
      )}
      <Numbers picked={picked} onPick={onPick} />
    </div>
  );
}

/** The place as numbers, which can be pasted from another map. */
function Numbers({ picked, onPick }: Pick<PlacePickerProps, 'picked' | 'onPick'>) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? typedPlace(picked);
  const place = placeOf(shown);
  const take = () => {
    if (!place) return;
    setTyped(undefined);
    if (typedPlace(place) !== typedPlace(picked)) onPick(place);
  };
  return (
    <TextField
      label={t('maps.numbers')}
      value={shown}
      dir="ltr"
      className="rtl:text-right"
      autoComplete="off"
      maxLength={60}
      error={place === undefined ? t('maps.numbers.wrong') : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          take();
        }
      }}
    />
  );
}
