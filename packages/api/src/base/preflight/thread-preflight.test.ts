import { addLayer, applyDiff, EMPTY_DOCUMENT, type Layer, type LayerId } from '@cpc/design';
import { doodle, picture, stroke, text } from '@cpc/design/testing';
import { contentDirectory } from '@cpc/content';
import { buildContent } from '@cpc/content/build';
import { type AssetId, mm } from '@cpc/domain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { TEST_CATALOGUE } from '../../testing/catalogue.ts';
import { isLight } from './light.ts';
import type { PreflightRequest } from './preflight.ts';
import { threadPreflight } from './thread-preflight.ts';

function opened(longestMs?: number) {
  const content = mkdtempSync(join(tmpdir(), 'cpc-content-'));
  const { preflight, close } = threadPreflight(content, longestMs);
  onTestFinished(async () => {
    await close();
    rmSync(content, { recursive: true });
  });
  return (request: PreflightRequest, owner = ['10.0.0.1', 'a']) => preflight(request, owner);
}

function requestOf(...layers: readonly Layer[]): PreflightRequest {
  const surface = TEST_CATALOGUE.models[0]?.surface;
  if (!surface) throw new Error('the test catalogue has no model');
  const document = layers.reduce((made, layer) => applyDiff(made, addLayer(layer)), EMPTY_DOCUMENT);
  const shell = { colour: '#101014' as never, opacity: 1, underbase: 'underColour' as const };
  return { document, surface, shell, pictures: new Map(), stickers: new Map(), wallpapers: new Map() };
}

it('[PF-03] designs are checked on a separate thread; a text without its typeface is gone', async () => {
  const preflight = opened();
  const [first, second] = await Promise.all([
    preflight(requestOf(text())),
    preflight(requestOf(text({ typeface: '../etc' }))),
  ]);
  for (const findings of [first, second])
    expect(findings).toMatchObject([{ kind: 'assetMissing', severity: 'blocks', layer: 'text' }]);
});

it('[ED-03.10] [PF-03] emoji of a text are neither missing nor gone', async () => {
  await buildContent();
  const { preflight, close } = threadPreflight(contentDirectory());
  onTestFinished(close);
  const written = text({ text: '😀 I ❤️ you 👩🏽‍🚀 🇧🇷 7️⃣', typeface: 'noto-sans', at: [40, 80] });
  const findings = await preflight(requestOf(written), ['10.0.0.1', 'a']);
  expect(findings.map(({ kind }) => kind)).not.toContain('missingGlyph');
  expect(findings.map(({ kind }) => kind)).not.toContain('assetMissing');
  const odd = await preflight(requestOf({ ...written, text: 'a\u{13000}😀' }), ['10.0.0.1', 'a']);
  expect(odd).toContainEqual(
    expect.objectContaining({ kind: 'missingGlyph', values: { count: 1, characters: '\u{13000}' } }),
  );
}, 180_000);

it('[PF-03] a design of few pictures is checked at once, with the same result', async () => {
  const preflight = opened();
  const light = requestOf(picture({ asset: 'a'.repeat(64) as AssetId }));
  const heavy = requestOf(picture({ asset: 'a'.repeat(64) as AssetId }), doodle({ strokes: [stroke()] }));
  const heart = { ...light, surface: { ...light.surface, outline: { kind: 'path', path: [] } as const } };
  expect([requestOf(), light, heavy, heart].map(isLight)).toEqual([true, true, false, false]);
  expect(await preflight(requestOf())).toMatchObject([{ kind: 'empty' }]);
  expect(await preflight(light)).toMatchObject([{ kind: 'assetMissing', severity: 'blocks' }]);
  expect(await preflight(heavy)).toMatchObject(await preflight(light));
});

it('[SE-04] a design that takes too long is given up, while the server keeps answering', async () => {
  const preflight = opened(1_500);
  // Each doodle is compared with each picture beneath it, point by point.
  const points = Array.from({ length: 180 }, (_, n) => (n % 3 === 2 ? 1 : (n * 7) % 30));
  const many = Array.from({ length: 1_000 }, (_, n) => [
    { ...picture({ width: mm(1), height: mm(1), at: [1, 1] }), id: `p${n}` as LayerId, stack: 'a0' },
    { ...doodle({ strokes: [stroke({ points })] }), id: `d${n}` as LayerId, stack: 'a1' },
  ]).flat();
  const records = { ...EMPTY_DOCUMENT.records, ...Object.fromEntries(many.map((layer) => [layer.id, layer])) };
  const hostile = { ...requestOf(), document: { ...EMPTY_DOCUMENT, records } };
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 20);
  onTestFinished(() => clearInterval(ticking));
  await expect(preflight(hostile)).rejects.toMatchObject({ error: 'designInvalid' });
  expect(turns).toBeGreaterThan(10);
});

it('[SC-07.4] one account has a limited number waiting, and others get their turn before its last', async () => {
  const preflight = opened();
  const ended: string[] = [];
  const ask = (who: string) => preflight(requestOf(text()), ['10.0.0.1', who]).finally(() => ended.push(who));
  const all = await Promise.allSettled([...Array.from({ length: 12 }, () => ask('greedy')), ask('modest')]);
  const refused = all.filter((one) => one.status === 'rejected');
  // One is being checked, eight wait.
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { error: 'unavailable' } });
  expect(ended.lastIndexOf('greedy')).toBeGreaterThan(ended.indexOf('modest') + 5);
});
