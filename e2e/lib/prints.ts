import type { Surface } from '@cpc/design';
import { compareSheets, type IppPeer, type Sheet } from '@cpc/testkit';
import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { boxesOf, sheetOfPrint } from './sheets.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The page is the surface with its bleed, and its trim box is correct to a tenth of a millimetre (SA-05). */
export function expectBoxes(pdf: string, { bleed, width, height }: Surface): void {
  const boxes = boxesOf(pdf);
  const found = (name: string) => boxes[name]?.map(tenth);
  expect(found('MediaBox')).toEqual([0, 0, width + 2 * bleed, height + 2 * bleed].map(tenth));
  expect(found('BleedBox')).toEqual(found('MediaBox'));
  expect(found('TrimBox')).toEqual([bleed, bleed, width + bleed, height + bleed].map(tenth));
}

/** The part of the surface's pixels that may differ between screen and print. */
const MAX_DIFFERING = 0.005;

/**
 * The print equals what the editor showed, and nothing is printed outside the surface (ED-08).
 * @param maxDiffering the part of the surface's pixels that may differ
 */
export async function expectSame(
  seen: Sheet,
  pdf: string,
  surface: Surface,
  maxDiffering = MAX_DIFFERING,
): Promise<void> {
  const { inside, differing, worst, inkOutside } = compareSheets(seen, await sheetOfPrint(pdf, surface), surface);
  const part = ((100 * differing) / inside).toFixed(3);
  console.log(`screen and print: ${part} % of ${inside} pixels differ by more than 8/255, worst ${worst.toFixed(0)}`);
  expect(inside).toBeGreaterThan(100_000);
  expect(differing / inside).toBeLessThanOrEqual(maxDiffering);
  expect(inkOutside).toBe(0);
}

/** How long a print file may take to be painted and sent, ms. */
const MAX_WAIT_MS = 240_000;

/** Waits for the complete document at this position in the printer's list. */
export async function documentAt(peer: IppPeer, place: number): Promise<string> {
  let pdf: string | undefined;
  await expect(async () => {
    pdf = (await peer.documents())[place];
    expect(pdf).toBeDefined();
    execFileSync('qpdf', ['--check', pdf ?? ''], { stdio: 'ignore' });
  }).toPass({ timeout: MAX_WAIT_MS });
  return pdf ?? '';
}
