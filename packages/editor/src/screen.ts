export { readPicture } from './model/read-picture.ts';
export { inColours } from './assets/art.ts';
// What a page needs to paint a design without the editor. A separate entry, so that such a page loads none of its UI.
export { bakeLook, type ScreenImage } from './assets/bake.ts';
export { screenSilhouettes } from './assets/screen-silhouettes.ts';
export { screenTarget } from './assets/screen-target.ts';
