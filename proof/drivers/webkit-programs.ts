import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, missingTools, start, type Started, until } from '@cpc/testkit';
import type { Viewport } from './browser.ts';
import { type ListeningProxy, startListeningProxy } from './listening-proxy.ts';
import { isReady } from './webdriver.ts';
import { startScreen, type VirtualScreen } from './xvfb.ts';

/** The programs around WebKitGTK's MiniBrowser. */
export interface WebKitPrograms {
  readonly screen: VirtualScreen;
  readonly proxy: ListeningProxy;
  /** Address of the driver. */
  readonly driver: string;
  readonly miniBrowser: string;
  /** The folder of what is downloaded. */
  readonly downloads: string;
  stop(): Promise<void>;
}

/** The window with its bars is a little larger than the page. */
const ROOM = 400;

/** A theme with bars so small that a window can be as narrow as a phone. */
const THEME = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }
image { -gtk-icon-transform: scale(0.1); }`;
/** GTK's setting for reduced motion. */
const SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

export async function startPrograms({ width, height, scale }: Viewport, drawsSolids: boolean): Promise<WebKitPrograms> {
  const miniBrowser = findMiniBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const ends: (() => unknown)[] = [() => process.off('exit', remove), remove];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const screen = await startScreen(folder, width * scale + ROOM, height * scale + ROOM);
    ends.push(screen.stop);
    const proxy = await startListeningProxy();
    ends.push(proxy.close);
    await mkdir(join(folder, 'gtk-3.0'));
    await writeFile(join(folder, 'gtk-3.0/gtk.css'), THEME);
    await writeFile(join(folder, 'gtk-3.0/settings.ini'), SETTINGS);
    const downloads = join(folder, 'downloads');
    await mkdir(downloads);
    // https://www.freedesktop.org/wiki/Software/xdg-user-dirs/
    await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const port = await freePort();
    const driver: Started = start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      ...environment(folder, screen, scale),
      ...(drawsSolids ? {} : STEADY),
    });
    ends.push(() => driver.stop());
    const address = `http://127.0.0.1:${port}`;
    await until(() => isReady(address), driver, 'WebKitWebDriver');
    return { screen, proxy, driver: address, miniBrowser, downloads, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const environment = (folder: string, { display }: VirtualScreen, scale: number) => ({
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  GDK_SCALE: String(scale),
  LIBGL_ALWAYS_SOFTWARE: '1',
  // The sandbox refuses to run as root.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  NO_AT_BRIDGE: '1',
  XDG_CONFIG_HOME: folder,
  XDG_CACHE_HOME: folder,
  XDG_DATA_HOME: folder,
});

/** Otherwise requestAnimationFrame stops for seconds on a machine without a graphics card. WebGL is then not shown. */
const STEADY = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** @throws Error that names the missing packages */
function findMiniBrowser(): string {
  const missing = missingTools('WebKitWebDriver', 'Xvfb');
  if (missing !== undefined) throw new Error(`WebKit needs ${missing}`);
  const found = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error('WebKit needs MiniBrowser (see scripts/lib/tools.mjs)');
  return found;
}
