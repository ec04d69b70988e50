import { stripVTControlCharacters } from 'node:util';
import { isWhole } from '@cpc/domain/testing/part';
import { FILLED_LOCALES, type Locale, localeInfo } from '@cpc/i18n';
import { allTexts } from '@cpc/i18n/testing';
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
/** How many languages with the longest texts are looked at, whatever their script. */
const LONGEST = 3;

/**
 * Where the room is least, the languages that need most of it: the longest of each script and the three longest of all.
 * Elsewhere the longest one and those from right to left. All with TEST_WHOLE=1.
 */
function languagesAt(size: Size, sizes: Sizes, languages: readonly Locale[]): readonly Locale[] {
  if (isWhole) return languages;
  const byLength = languages.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (sizes.some((other) => roomOf(other) < roomOf(size)))
    return byLength.filter((language, nth) => nth === 0 || localeInfo(language).rtl);
  const scripts = byLength.map((language) => new Intl.Locale(language).maximize().script);
  return byLength.filter((_, nth) => nth < LONGEST || scripts.indexOf(scripts[nth]) === nth);
}

const lengths = new Map<Locale, number>();

/** The letters of all texts in a language. */
function lengthOf(language: Locale): number {
  const known = lengths.get(language) ?? Object.values(allTexts(language)).join('').length;
  lengths.set(language, known);
  return known;
}

const roomOf = ({ width, isLarge = false }: Size): number => (isLarge ? width / 2 : width);

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
  const { page, origin, sizes = SIZES } = walk;
  return eachOpened(
    walk,
    (shot) => goToShot(page, origin, shot),
    (size) => languagesAt(size, sizes, languages),
  );
}

/** The same in one language, in which each page is loaded. */
export async function faultsWhenLoaded(walk: Walk, language: Locale): Promise<readonly string[]> {
  return eachOpened(
    walk,
    (shot) => openShot(walk.page, walk.origin, shot, language),
    () => [language],
  );
}

/** Opens each page at the first size, and looks at it. @returns a line for each fault, and for each page that does not open */
async function eachOpened(
  { page, shots, sizes = SIZES }: Walk,
  open: (shot: Shot) => Promise<void>,
  languagesOf: (size: Size) => readonly Locale[],
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
        for (const [language, fault] of await faultsIn(page, languagesOf(size)))
          faults.push(`${language} ${where}: ${fault}`);
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
