import type { Category } from './surface.ts';

/** Whether it is made only for who has scanned the code of the station: on a colour custom station (LN-07). */
export const needsScan = (category: Category): boolean => category === 'colourPlus' || category === 'colourLite';
