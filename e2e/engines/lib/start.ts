import { type Browser, type EngineName, PHONE_VIEWPORT, type Viewport } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const ENGINES = { webkit: startWebKit, firefox: startFirefox };

/** Starts the browser of an engine. @throws Error that names the missing packages */
export const startBrowser = (engine: EngineName, viewport: Viewport = PHONE_VIEWPORT): Promise<Browser> =>
  ENGINES[engine](viewport);
