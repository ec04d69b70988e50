import { type BROWSERS, type SYSTEMS } from '@cpc/contract';

type Browser = (typeof BROWSERS)[number];
type System = (typeof SYSTEMS)[number];

/** A browser and the system that it runs on, as far as its User-Agent tells. */
export interface BrowserName {
  readonly browser: Browser;
  readonly system: System;
}

/** The first one that fits: most browsers also name the browsers that they descend from. */
const BROWSER_MARKS: readonly (readonly [Browser, RegExp])[] = [
  ['wechat', /MicroMessenger\//],
  ['edge', /\bEdg(A|iOS)?\//],
  ['opera', /\b(OPR|OPT|Opera)\//],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/[\d.]+.*Safari\//],
];

const SYSTEM_MARKS: readonly (readonly [System, RegExp])[] = [
  ['iphone', /\(iP(hone|od)/],
  ['ipad', /\(iPad/],
  ['android', /Android/],
  ['windows', /Windows NT/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /Macintosh/],
  ['linux', /Linux|X11/],
];

/** Reads a User-Agent header. An iPad that asks for desktop pages says that it is a Mac. */
export function browserOf(userAgent: string | undefined): BrowserName {
  const agent = (userAgent ?? '').slice(0, 500);
  return { browser: firstOf(BROWSER_MARKS, agent), system: firstOf(SYSTEM_MARKS, agent) };
}

function firstOf<Name extends string>(marks: readonly (readonly [Name, RegExp])[], agent: string): Name | 'other' {
  return marks.find(([, mark]) => mark.test(agent))?.[0] ?? 'other';
}

/** The stored form of a browser's name. */
export const storedBrowser = ({ browser, system }: BrowserName): string => `${browser} ${system}`;

/** Reads the stored form. */
export function parseBrowser(stored: string): BrowserName {
  const [browser = '', system = ''] = stored.split(' ');
  const known = <Name extends string>(marks: readonly (readonly [Name, RegExp])[], name: string): Name | 'other' =>
    marks.find(([one]) => one === name)?.[0] ?? 'other';
  return { browser: known(BROWSER_MARKS, browser), system: known(SYSTEM_MARKS, system) };
}
