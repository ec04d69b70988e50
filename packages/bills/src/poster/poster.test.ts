import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentDirectory } from '@cpc/content';
import { casesOfPart } from '@cpc/domain/testing/part';
import { FILLED_LOCALES, type Locale } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { expect, it, onTestFinished } from 'vitest';
import type { Poster } from './poster.ts';
import { renderPoster } from './render.ts';

const FOLDERS = { content: contentDirectory() };

const poster = (...languages: Poster['languages']): Poster => ({
  kind: 'poster',
  shop: 'Kiosk am Markt',
  station: 'By the door',
  address: 'Marktplatz 1, 50667 Köln',
  url: 'https://cases.example/#/pages/login/select_login?machine_id=01kc8hqgr02h7vrwbw89yb7pbr',
  languages,
  at: Date.UTC(2026, 10, 30),
});

/** The file of a poster in which qpdf finds no fault. */
async function fileOf(one: Poster): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-poster-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'poster.pdf');
  writeFileSync(file, await renderPoster(one, FOLDERS));
  execFileSync('qpdf', ['--check', file]);
  return file;
}

const bare = (text: string): string => text.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '');
const letters = (text: string): string => Array.from(bare(text)).sort().join('');

/** Everything that a poster says. */
function textOf({ shop, station, address, languages }: Poster): string {
  const all = languages.map((language) => serverTranslator()(language).t);
  const steps = (['scan', 'design', 'collect'] as const).map((step) => `screen.step.${step}` as const);
  const own = all.flatMap((t) => [t('screen.headline'), ...steps.map((step) => t(step)), '123']);
  return [...own, all[0]?.('screen.how'), shop, station, '·', address].join('');
}

it('[JN-10] the same poster is the same file, of one page', async () => {
  const files = [await fileOf(poster('de', 'tr')), await fileOf(poster('de', 'tr'))].map((file) => readFileSync(file));
  expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
});

it.each(casesOfPart(FILLED_LOCALES))(
  '[JN-10] [LG-05.1] a poster in %s has each letter, and nothing leaves its page',
  async (locale: Locale) => {
    for (const one of [poster(locale), poster('en-US', locale)]) {
      const file = await fileOf(one);
      const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8' });
      expect(letters(run('pdftotext', '-raw', file, '-'))).toBe(letters(textOf(one)));
      const words = [...run('pdftotext', '-bbox', file, '-').matchAll(/xMin="([-\d.]+)".*?xMax="([-\d.]+)"/g)];
      for (const [, left, right] of words) {
        expect(Number(left)).toBeGreaterThan(20);
        expect(Number(right)).toBeLessThan(575.28);
      }
    }
  },
  30_000,
);
