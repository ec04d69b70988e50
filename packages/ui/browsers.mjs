/**
 * The oldest browsers that the apps promise to work in, as Vite names them. Tailwind 4 asks for as much (`@property`,
 * `color-mix`), and the painter for `Intl.Segmenter`, which Firefox has since 125.
 */
export const BROWSERS = ['chrome111', 'safari16.4', 'firefox128'];
