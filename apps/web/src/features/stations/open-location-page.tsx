import { goBack, useAddress } from '@cpc/appkit';
import { cutText, type Place } from '@cpc/domain';
import { LazyMap, type MapPoint, placeInQuery, typedPlace, useDevicePlace, usePlaceWords } from '@cpc/maps';
import { Button, Card, type Fact, Facts, Icon, Page, Skeleton, StateView, useT } from '@cpc/ui';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { usePlaceStore } from '../../core/place-store.ts';
import { useStation } from '../../data/stations.ts';
import { QueryView } from '../../parts/query-view.tsx';
import { mapLink } from '../../parts/station-address.tsx';
import { useMapTiles, useStationPoints } from './on-map.ts';
import { placeLink } from './place-link.ts';

/** A link may carry any text. */
const MAX_TEXT = 200;

interface Shown {
  readonly name: string;
  readonly address: string;
  readonly place: Place | null;
  readonly points: readonly MapPoint[];
}

/** Shows a place on a map: by its numbers, or the place of a station (RT-13). */
export default function OpenLocationPage() {
  const t = useT();
  const { at } = useAddress().query;
  return (
    <Page title={t('maps.open.title')} width="wide" onBack={() => goBack(PATHS.mall)}>
      {at === undefined ? <NamedPlace /> : <StationPlace stationId={at} />}
    </Page>
  );
}

function NamedPlace() {
  const t = useT();
  const { query } = useAddress();
  const place = placeInQuery(query);
  if (!place)
    return (
      <StateView
        icon="pin"
        title={t('maps.open.wrong')}
        hint={t('maps.open.wrongWhy')}
        action={<Button onClick={() => go(PATHS.mall)}>{t('station.others')}</Button>}
      />
    );
  const name = cutText(query['name'] ?? '', MAX_TEXT);
  const point: MapPoint = {
    id: 'place',
    place,
    name: name || t('maps.open.point'),
    state: '',
    tone: 'warm',
    icon: 'pin',
  };
  return <PlaceView name={name} address={cutText(query['address'] ?? '', MAX_TEXT)} place={place} points={[point]} />;
}

function StationPlace({ stationId }: { readonly stationId: string }) {
  const pointsOf = useStationPoints();
  return (
    <QueryView query={useStation(stationId)} skeleton={<Skeleton className="h-[60dvh] w-full rounded-large" />}>
      {(station) => <PlaceView {...station} points={pointsOf([station])} />}
    </QueryView>
  );
}

function PlaceView({ name, address, place, points }: Shown) {
  const t = useT();
  const { place: from, set } = usePlaceStore();
  const words = usePlaceWords();
  const device = useDevicePlace((here) => set(here, 'device'));
  const tiles = useMapTiles();
  const facts: readonly (Fact | false)[] = [
    address !== '' && { name: t('maps.open.address'), value: <bdi className="wrap-anywhere">{address}</bdi> },
    place !== null && from !== null && { name: t('maps.open.distance'), value: words(from, place) },
    place !== null && { name: t('maps.open.coordinates'), value: <bdi dir="ltr">{typedPlace(place)}</bdi> },
  ];
  return (
    <div className="wide:grid wide:grid-cols-[3fr_2fr] wide:items-start wide:gap-6 flex flex-col gap-4 pt-2">
      {place === null ? (
        <StateView icon="pin" title={t('maps.open.unplaced')} hint={t('maps.open.unplacedWhy')} />
      ) : (
        <LazyMap
          label={t('maps.open.label')}
          {...{ points, from, tiles }}
          className="wide:h-[70dvh] h-[50dvh] min-h-64"
        />
      )}
      <Card className="flex flex-col gap-4 p-5">
        {name !== '' && (
          <h2 className="text-title font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
        )}
        <Facts facts={facts.filter((fact) => fact !== false)} />
        <AppLink href={place ? placeLink(place, name, navigator.userAgent) : mapLink(address, navigator.userAgent)} />
        {place !== null && (
          <Button icon="fit" busy={device.asking} onClick={device.ask}>
            {t('maps.open.howFar')}
          </Button>
        )}
        {device.refusal && (
          <p role="alert" className="text-small text-warn">
            {t(`maps.open.device.${device.refusal}`)}
          </p>
        )}
        <p className="text-small text-ink-faint">{t('maps.choose.privacy')}</p>
      </Card>
    </div>
  );
}

/** Hands the place to a map app. Nothing is asked of it before the tap. */
function AppLink({ href }: { readonly href: string }) {
  const t = useT();
  const outside = href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a
      href={href}
      {...outside}
      className="press from-warm to-warm-deep text-on-warm shadow-glow inline-flex min-h-14 items-center justify-center gap-2.5 rounded-large bg-linear-to-b px-6 text-center font-semibold"
    >
      <Icon name="pin" size={20} />
      {t('maps.open.app')}
    </a>
  );
}
