import { describe, expect, it } from 'vitest';
import { browserOf, parseBrowser, storedBrowser } from './browser.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the name of a browser', () => {
  it.each([
    [`${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, 'chrome android'],
    [`${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'samsung android'],
    [`${ANDROID} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50`, 'wechat android'],
    [`${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, 'safari iphone'],
    [`${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'chrome iphone'],
    [`${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'firefox iphone'],
    [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0`, 'edge windows'],
    [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 OPR/115.0`, 'opera windows'],
    [`${MAC} Version/17.4.1 Safari/605.1.15`, 'safari mac'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'firefox linux'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'chrome chromeos'],
    ['curl/8.5.0', 'other other'],
    [undefined, 'other other'],
  ])('[SN-08.4] %s is %s', (agent, name) => {
    expect(storedBrowser(browserOf(agent))).toBe(name);
    expect(storedBrowser(parseBrowser(name))).toBe(name);
  });

  it('[SN-08.4] a stored name that nobody knows is another browser', () => {
    for (const stored of ['', 'netscape amiga']) expect(storedBrowser(parseBrowser(stored))).toBe('other other');
  });
});
