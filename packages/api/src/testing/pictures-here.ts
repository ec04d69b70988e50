import { cutPicture } from '../modules/uploads/cut-picture.ts';
import type { Pictures } from '../modules/uploads/picture-lane.ts';
import { takePicture } from '../modules/uploads/picture.ts';

/** Decodes in the process of the test: a process of its own takes half a second to start. */
export const PICTURES_HERE: Pictures = {
  take: (path, _sender, _hungUp, made) => takePicture(path, made),
  cut: cutPicture,
};
