import { contradictions, gammas, greys, profiles, pureColours, transparency } from './colour-files.ts';
import { damages, jpegs, oddEnds, oddOrientations, orientations, webps } from './shape-files.ts';
import type { OddFile } from './odd-file.ts';

export { farthestOff, type OddFile } from './odd-file.ts';

/** Every picture, with a name of its own. */
export const pictureCorpus = (): readonly OddFile[] => [
  ...profiles(),
  ...pureColours(),
  ...gammas(),
  ...contradictions(),
  ...greys(),
  ...transparency(),
  ...orientations(),
  ...oddOrientations(),
  ...webps(),
  ...jpegs(),
  ...oddEnds(),
  ...damages(),
];
