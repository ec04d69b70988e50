import { type Brand, brand, type Degrees, degrees, type Mm, mm } from '@cpc/domain';
import type { Fields } from '../fields/fields.ts';

export type LayerId = Brand<string, 'LayerId'>;
export type GroupId = Brand<string, 'GroupId'>;

/**
 * The placement of a layer: a similarity, applied to the layer's own box centred on its origin.
 * x, y: the box's centre on the surface, from the trim box's top-left corner, y down.
 * Order of application: flip, scale, rotate, translate.
 */
export interface Placement {
  readonly x: Mm;
  readonly y: Mm;
  readonly scale: number;
  readonly rotation: Degrees;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

/** What every layer has. */
export interface LayerBase {
  readonly id: LayerId;
  /** Fractional index: layers are painted in ascending order of this key, ties by id. */
  readonly stack: string;
  /** Layers of the same group are selected together; null means no group. Groups are flat: none contains another. */
  readonly group: GroupId | null;
  readonly placement: Placement;
  /** 0 … 1 */
  readonly opacity: number;
  readonly locked: boolean;
  readonly hidden: boolean;
}

/** The fields of a layer that lies alone at the origin, as it is. */
export const PLAIN_LAYER = {
  stack: 'a0',
  group: null,
  placement: { x: mm(0), y: mm(0), scale: 1, rotation: degrees(0), flipX: false, flipY: false },
  opacity: 1,
  locked: false,
  hidden: false,
} as const satisfies Partial<LayerBase>;

export const BASE_LIMITS = { scale: { least: 0.001, most: 1_000 } } as const;

/** Records are properties of plain objects, so an id must not be the name of a property of `Object.prototype`. */
const isFreeId = (id: string): boolean => id !== 'background' && !(id in Object.prototype);

const KEY = /^[\w.-]{1,80}$/;

/** @throws RangeError unless the text can be the id of a layer */
export function layerId(text: string): LayerId {
  if (!KEY.test(text) || !isFreeId(text)) throw new RangeError(`layerId: ${text} cannot name a layer`);
  return brand<LayerId>(text);
}

/** @throws RangeError unless the text can be the id of a group */
export function groupId(text: string): GroupId {
  if (!KEY.test(text)) throw new RangeError(`groupId: ${text} cannot name a group`);
  return brand<GroupId>(text);
}

export const baseFields = (f: Fields) => ({
  id: f.brandedText<LayerId>(f.where(f.key, isFreeId)),
  group: f.nullable(f.brandedText<GroupId>(f.key)),
  stack: f.matching(/^[0-9A-Za-z]{1,200}$/),
  placement: f.record({
    x: f.position,
    y: f.position,
    scale: f.within(BASE_LIMITS.scale),
    rotation: f.angle,
    flipX: f.flag,
    flipY: f.flag,
  }),
  opacity: f.unit,
  locked: f.flag,
  hidden: f.flag,
});
