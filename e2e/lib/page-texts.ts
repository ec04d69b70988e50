import { stripVTControlCharacters } from 'node:util';
import { FILLED_LOCALES, type Locale } from '@cpc/i18n';
import type { Page } from '@playwright/test';
import { goToShot, openShot, type Shot } from './all-pages.ts';
import { faultsIn } from './look-around.ts';
import { nameOfOpener } from './open-dialog.ts';
import { setTextSize } from './text-size.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  /** Twice the usual text, as the settings of a phone and of a browser make it. */
  readonly isLarge?: boolean;
}

/** The page is opened at the first one. */
type Sizes = readonly [Size, ...Size[]];

/** The widths of LG-05, with a usual height for each, px. */
const SIZES: Sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];
/** Those of a customer's pages and dialogs: with large text, too. */
export const CUSTOMER_SIZES: Sizes = [...SIZES, { width: 320, height: 640, isLarge: true }];
/** Those of a station's display. */
export const DISPLAY_SIZES: Sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
];

async function layOut(page: Page, { width, height, isLarge = false }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await setTextSize(page, isLarge ? 2 : 1);
}

/** Some pages or dialogs of an app, and who opens them. */
export interface Walk {
  readonly page: Page;
  readonly origin: string;
  readonly shots: readonly Shot[];
  readonly sizes?: Sizes;
}

/**
 * What is wrong with the texts of some pages in some languages: each page is opened once, and switches language in place.
 * @returns a line for each fault
 */
export async function faultsOf(walk: Walk, languages = FILLED_LOCALES): Promise<readonly string[]> {
  const { page, origin } = walk;
  return eachOpened(walk, (shot) => goToShot(page, origin, shot), languages);
}

/** The same in one language, in which each page is loaded. */
export async function faultsWhenLoaded(walk: Walk, language: Locale): Promise<readonly string[]> {
  return eachOpened(walk, (shot) => openShot(walk.page, walk.origin, shot, language), [language]);
}

/** Opens each page at the first size, and looks at it. @returns a line for each fault, and for each page that does not open */
async function eachOpened(
  { page, shots, sizes = SIZES }: Walk,
  open: (shot: Shot) => Promise<void>,
  languages: readonly Locale[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const shot of shots) {
    const name = nameOf(shot);
    try {
      await layOut(page, sizes[0]);
      await open(shot);
      for (const size of sizes) {
        await layOut(page, size);
        const where = `${size.width}${size.isLarge ? ' large' : ''} ${name}`;
        for (const [language, fault] of await faultsIn(page, languages)) faults.push(`${language} ${where}: ${fault}`);
      }
    } catch (error) {
      faults.push(`${name}: not looked at: ${inOneLine(error instanceof Error ? error.message : String(error))}`);
    }
  }
  return faults;
}

const inOneLine = (message: string): string => stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 500);

/** Which page, and what is open on it. */
const nameOf = ({ address, photo, tool, tab, opens = [] }: Shot): string =>
  [address.replace(/\?.*/, ''), photo ? 'photo' : '', tool, tab, ...opens.map(nameOfOpener)].filter(Boolean).join(' ');
