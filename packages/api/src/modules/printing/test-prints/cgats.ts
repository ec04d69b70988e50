import type { InkSpace } from '@cpc/design';
import type { ColourChart } from './chart.ts';

const FIELDS = {
  rgb: ['RGB_R', 'RGB_G', 'RGB_B'],
  cmyk: ['CMYK_C', 'CMYK_M', 'CMYK_Y', 'CMYK_K'],
} as const satisfies Record<InkSpace, readonly string[]>;
/** The value of a full channel: CGATS counts red, green and blue to 255, and inks in percent. */
const FULL = { rgb: 255, cmyk: 100 } as const satisfies Record<InkSpace, number>;

/**
 * A chart's patches and their values as CGATS.17 text (ANSI CGATS.17-2009), which measuring programs read: each patch
 * with its number and its place.
 * @param made UTC, ms
 */
export function cgatsText({ page: { space }, patches }: ColourChart, made: number): string {
  const number = (ink: number) => String(Number(((ink / 255) * FULL[space]).toFixed(3)));
  const rows = patches.map(({ place, inks }, index) => [index + 1, place, place, ...inks.map(number)].join('\t'));
  return [
    'CGATS.17',
    '',
    'ORIGINATOR\t"Custom Phone Case"',
    'DESCRIPTOR\t"Test chart"',
    `CREATED\t"${new Date(made).toISOString()}"`,
    'KEYWORD\t"SAMPLE_LOC"',
    `NUMBER_OF_FIELDS\t${3 + FIELDS[space].length}`,
    'BEGIN_DATA_FORMAT',
    ['SAMPLE_ID', 'SAMPLE_NAME', 'SAMPLE_LOC', ...FIELDS[space]].join('\t'),
    'END_DATA_FORMAT',
    `NUMBER_OF_SETS\t${rows.length}`,
    'BEGIN_DATA',
    ...rows,
    'END_DATA',
    '',
  ].join('\r\n');
}
