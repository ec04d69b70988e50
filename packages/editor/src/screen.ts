// What a page needs to paint a design without the editor; apart from its face, so that such a page loads none of it.
export { bakeLook, type ScreenImage } from './assets/bake.ts';
export { screenTarget } from './assets/screen-target.ts';
