import Supercluster from 'supercluster';
import type { MapPoint } from './props.ts';

/** Tones from calm to urgent: a group shows its most urgent one. */
export const URGENCY = [
  'neutral',
  'good',
  'cool',
  'warm',
  'warn',
  'bad',
] as const satisfies readonly MapPoint['tone'][];

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface One {
  readonly kind: 'point';
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly point: MapPoint;
}

interface Group {
  readonly kind: 'group';
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly tone: MapPoint['tone'];
  /** The zoom at which it falls apart. */
  readonly splitsAt: number;
}

/** What is drawn at one place of a map. */
export type Spot = One | Group;

const RADIUS_PX = 56;
/** From this zoom on every point stands alone. */
const ALONE_FROM = 17;

/** Groups points that would cover each other. @returns what a part of the map shows at a zoom */
export function clustersOf(points: readonly MapPoint[]): (box: Box, zoom: number) => Spot[] {
  const byId = new Map(points.map((point) => [point.id, point]));
  const index = new Supercluster<{ id: string; urgency: number }, { urgency: number }>({
    radius: RADIUS_PX,
    maxZoom: ALONE_FROM - 1,
    map: ({ urgency }) => ({ urgency }),
    reduce: (all, { urgency }) => {
      all.urgency = Math.max(all.urgency, urgency);
    },
  });
  index.load(
    points.map(({ id, place, tone }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: { id, urgency: URGENCY.indexOf(tone) },
    })),
  );
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).flatMap((feature): Spot[] => {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      if ('cluster' in properties)
        return [
          {
            kind: 'group',
            key: `group ${properties.cluster_id}`,
            latitude,
            longitude,
            count: properties.point_count,
            tone: URGENCY[properties.urgency] ?? 'neutral',
            splitsAt: index.getClusterExpansionZoom(properties.cluster_id),
          },
        ];
      const point = byId.get(properties.id);
      return point ? [{ kind: 'point', key: `point ${point.id}`, latitude, longitude, point }] : [];
    });
}
