import { type Region, region } from '../../surface/geometry.ts';
import type { Surface } from '../../surface/surface.ts';
import { remembered } from '../../remembered.ts';

const printed = new WeakMap<Surface, Region>();
const safe = new WeakMap<Surface, Region>();

/** The area of the finished goods that keeps ink. */
export const printedArea = (surface: Surface): Region => remembered(printed, surface, () => region(surface, 'outline'));

/** The area for important content. */
export const safeArea = (surface: Surface): Region => remembered(safe, surface, () => region(surface, 'safe'));
