import { useDevicePlace } from '@cpc/maps';
import { Button, Card, IconButton, useT } from '@cpc/ui';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { usePlaceStore } from '../../core/place-store.ts';

/** Where distances are told from: the device's place or one on the map, asked for only by a tap. */
export function PlaceBar() {
  const t = useT();
  const { place, by, set } = usePlaceStore();
  const device = useDevicePlace((here) => set(here, 'device'));
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-small text-ink-soft">
          {place === null ? t('maps.mall.from') : t(by === 'device' ? 'maps.mall.device' : 'maps.mall.chosen')}
        </p>
        {place !== null && (
          <IconButton icon="close" label={t('maps.mall.forget')} className="-m-2" onClick={() => set(null, 'map')} />
        )}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button icon="pin" busy={device.asking} onClick={device.ask}>
          {t('maps.device')}
        </Button>
        <Button icon="globe" onClick={() => go(PATHS.chooseLocation)}>
          {t('maps.mall.choose')}
        </Button>
      </div>
      {device.refusal && (
        <p role="alert" className="text-small text-warn">
          {t(`maps.device.${device.refusal}`)}
        </p>
      )}
    </Card>
  );
}
