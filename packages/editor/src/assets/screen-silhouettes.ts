import { createSilhouettes, type PaintAssets } from '@cpc/paint';
import type { ScreenImage } from './bake.ts';
import { SCREEN_CANVASES } from './screen-target.ts';

type Picture = PaintAssets<ScreenImage>['picture'];

/** Traces the silhouettes of pictures on a page. */
export const screenSilhouettes = (picture: Picture) => createSilhouettes<ScreenImage>(SCREEN_CANVASES, picture);
