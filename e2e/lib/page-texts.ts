import { stripVTControlCharacters } from 'node:util';
import { sampleOf } from '@cpc/domain/testing/part';
import { FILLED_LOCALES, type Locale } from '@cpc/i18n';
import type { Page } from '@playwright/test';
import { goToShot, openShot, type Shot } from './all-pages.ts';
import { atRest } from './at-rest.ts';
import { nameOfOpener } from './open-dialog.ts';
import { speak } from './speak.ts';
import { textFaults } from './text-faults.ts';
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
/** In each language where the room is least; elsewhere in every third, or in all with TEST_WHOLE=1. */
function languagesAt(size: Size, sizes: Sizes, languages: readonly Locale[]): readonly Locale[] {
  return sizes.every((other) => roomOf(other) >= roomOf(size)) ? languages : sampleOf(languages);
}

const roomOf = ({ width, isLarge = false }: Size): number => (isLarge ? width / 2 : width);

async function layOut(page: Page, { width, height, isLarge = false }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await setTextSize(page, isLarge ? 2 : 1);
}

/** A busy computer has found the layout of the page by then. */
const BUSY_LAYOUT_MS = 2_000;

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
    async (look) => {
      for (const size of sizes) {
        await layOut(page, size);
        for (const language of languagesAt(size, sizes, languages)) {
          await speak(page, language);
          await look(language, size);
        }
      }
    },
  );
}

/** The same in one language, in which each page is loaded. */
export async function faultsWhenLoaded(walk: Walk, language: Locale): Promise<readonly string[]> {
  const { page, origin, sizes = SIZES } = walk;
  return eachOpened(
    walk,
    (shot) => openShot(page, origin, shot, language),
    async (look) => {
      for (const size of sizes) {
        await layOut(page, size);
        await atRest(page);
        await look(language, size);
      }
    },
  );
}

type Look = (language: Locale, size: Size) => Promise<void>;

/** Opens each page at the first size, and has it looked at. @returns a line for each fault, and for each page that does not open */
async function eachOpened(
  { page, shots, sizes = SIZES }: Walk,
  open: (shot: Shot) => Promise<void>,
  lookAround: (look: Look) => Promise<void>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const shot of shots) {
    const name = nameOf(shot);
    const look: Look = async (language, { width, isLarge = false }) => {
      const where = `${language} ${width}${isLarge ? ' large' : ''} ${name}`;
      for (const fault of await lastingFaults(page)) faults.push(`${where}: ${fault}`);
    };
    await layOut(page, sizes[0]);
    await open(shot)
      .then(() => lookAround(look))
      .catch((error: Error) => faults.push(`${name}: not looked at: ${inOneLine(error.message)}`));
  }
  return faults;
}

const inOneLine = (message: string): string => stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 500);

/** Which page, and what is open on it. */
const nameOf = ({ address, photo, tool, tab, opens = [] }: Shot): string =>
  [address.replace(/\?.*/, ''), photo ? 'photo' : '', tool, tab, ...opens.map(nameOfOpener)].filter(Boolean).join(' ');

/** The faults that are still there a moment later: a busy computer may not have laid out the page before. */
async function lastingFaults(page: Page): Promise<readonly string[]> {
  const found = await textFaults(page);
  if (found.length === 0) return [];
  await page.waitForTimeout(BUSY_LAYOUT_MS);
  const later = (await textFaults(page)).map(withoutFigures);
  return found.filter((fault) => later.includes(withoutFigures(fault)));
}

/** Clocks and counts run on. */
const withoutFigures = (fault: string): string => fault.replaceAll(/\p{Nd}+/gu, '0');
