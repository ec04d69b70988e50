import type { LocaleCode } from '@cpc/i18n';
import type { Page } from '@playwright/test';
import { openShot, type Shot } from './all-pages.ts';
import { nameOfOpener } from './open-dialog.ts';
import { textFaults } from './text-faults.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The page is opened at the first one. */
type Sizes = readonly [Size, ...Size[]];

/** The widths of LG-05, with a usual height for each, px. */
const SIZES: Sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];
/** Those of a station's display. */
export const DISPLAY_SIZES: Sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
];
/** The page has found its new layout by then, if the computer is not busy. */
const LAYOUT_MS = 250;
const BUSY_LAYOUT_MS = 2_000;

interface Looked {
  readonly shots: readonly Shot[];
  readonly language: LocaleCode;
  readonly sizes?: Sizes;
}

/** Some pages or dialogs, and who opens them. */
export interface Walk extends Omit<Looked, 'language'> {
  readonly page: Page;
  readonly origin: string;
}

/** What is wrong with the texts of some pages in a language, opened at the first size. @returns a line for each fault */
export async function faultsOf(
  page: Page,
  origin: string,
  { shots, language, sizes = SIZES }: Looked,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const shot of shots) {
    await page.setViewportSize(sizes[0]);
    const name = nameOf(shot);
    const problem = await openShot(page, origin, shot, language).then(
      () => undefined,
      (error: Error) => error.message.split('\n', 1)[0],
    );
    if (problem !== undefined) {
      faults.push(`${language} ${name}: not opened: ${problem}`);
      continue;
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.waitForTimeout(LAYOUT_MS);
      const found = await lastingFaults(page);
      faults.push(...found.map((fault) => `${language} ${size.width} ${name}: ${fault}`));
    }
  }
  return faults;
}

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
