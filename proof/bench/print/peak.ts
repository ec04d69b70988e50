/**
 * A process that makes one print file and prints its peak memory: `tsx bench/print/peak.ts <dpi> <format> <folder>`.
 * The folder contains the scene's files.
 */
import { readFileSync } from 'node:fs';
import { type PrintFormat, PRINT_FORMATS, PRINT_DPI } from '@cpc/design';
import { createShaper, loadHarfBuzz } from '@cpc/paint/text';
import { printWhole } from './render.ts';
import { sceneSource } from './scene.ts';

const dpi = PRINT_DPI.find((known) => String(known) === process.argv[2]) ?? 600;
const format: PrintFormat = PRINT_FORMATS.find((known) => known === process.argv[3]) ?? 'pdf';
const shaper = createShaper(await loadHarfBuzz());
const settings = { pdf: {}, tiff: { white: 'raster', colour: 'cmyk' }, png: { white: 'none' } } as const;
const file = await printWhole(sceneSource(process.argv[4] ?? '.'), shaper, { dpi, format, ...settings[format] });
const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
console.log(JSON.stringify({ bytes: file.length, peakMb: Math.round(Number(peak) / 1000) }));
