/**
 * The oldest browsers that the apps support, in Vite's notation. Tailwind 4 requires them (`@property`, `color-mix`),
 * and the painter needs `Intl.Segmenter`, which Firefox has since 125.
 */
export const BROWSERS = ['chrome111', 'safari16.4', 'firefox128'];
