import { type Browser, type EngineName, PHONE_VIEWPORT, type Start } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const ENGINES = { webkit: startWebKit, firefox: startFirefox };

/** Starts the browser of an engine. @throws Error that names the missing packages */
export const startBrowser = (engine: EngineName, start: Partial<Start> = {}): Promise<Browser> =>
  ENGINES[engine]({ viewport: PHONE_VIEWPORT, isPrivate: false, drawsSolids: false, ...start });
