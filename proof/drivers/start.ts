import { appendFileSync } from 'node:fs';
import { type Browser, type EngineName, PHONE_VIEWPORT, type Start } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const ENGINES = { webkit: startWebKit, firefox: startFirefox };

/**
 * Starts the browser of an engine. One that dies before it is asked for a page is started once more where the run counts
 * such starts (scripts/lib/proofs.mjs). @throws Error that names the missing packages
 */
export async function startBrowser(engine: EngineName, start: Partial<Start> = {}): Promise<Browser> {
  const started = () => ENGINES[engine]({ viewport: PHONE_VIEWPORT, isPrivate: false, drawsSolids: false, ...start });
  const file = process.env['RESTARTS_FILE'];
  if (file === undefined) return started();
  return started().catch((error: Error) => {
    appendFileSync(file, `${engine} did not start: ${error.message.split('\n', 1)[0]}\n`);
    return started();
  });
}
