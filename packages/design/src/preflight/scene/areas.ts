import { type Region, region } from '../../surface/geometry.ts';
import type { Surface } from '../../surface/surface.ts';
import { remembered } from '../../remembered.ts';

const printed = new WeakMap<Surface, Region>();
const safe = new WeakMap<Surface, Region>();

/** Where ink stays on the finished product. */
export const printedArea = (surface: Surface): Region => remembered(printed, surface, () => region(surface, 'outline'));

/** Where important content stays. */
export const safeArea = (surface: Surface): Region => remembered(safe, surface, () => region(surface, 'safe'));
