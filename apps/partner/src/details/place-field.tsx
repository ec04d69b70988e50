import type { Place } from '@cpc/domain';
import { PlacePicker, placeOf, typedPlace } from '@cpc/maps';
import { Button, Dialog, TextField, useT } from '@cpc/ui';
import { type ComponentProps, useState } from 'react';
import { useMapTiles } from '../core/map-tiles.ts';

interface PlaceFieldProps {
  readonly field: ComponentProps<typeof TextField>;
  readonly value: string;
  readonly onPick: (typed: string) => void;
}

/** The place of a station: its numbers, or a pin on a map. */
export function PlaceField({ field, value, onPick }: PlaceFieldProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <TextField {...field} autoComplete="off" dir="ltr" className="rtl:text-right" maxLength={60} />
      <Button icon="pin" className="self-start" onClick={() => setOpen(true)}>
        {t('maps.station.pick')}
      </Button>
      {open && <PlaceDialog start={placeOf(value) ?? null} onClose={() => setOpen(false)} onPick={onPick} />}
    </div>
  );
}

interface PlaceDialogProps {
  readonly start: Place | null;
  readonly onClose: () => void;
  readonly onPick: (typed: string) => void;
}

function PlaceDialog({ start, onClose, onPick }: PlaceDialogProps) {
  const t = useT();
  const [picked, setPicked] = useState(start);
  const take = () => {
    onPick(typedPlace(picked));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.map')}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="primary" disabled={picked === null} onClick={take}>
            {t('maps.station.take')}
          </Button>
        </>
      }
    >
      <PlacePicker
        picked={picked}
        onPick={setPicked}
        tiles={useMapTiles()}
        points={[]}
        className="h-[36dvh] min-h-56"
      />
    </Dialog>
  );
}
