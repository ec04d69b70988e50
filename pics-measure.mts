import { pictureCorpus } from '/tmp/wt-pictures/packages/api/src/testing/corpus/picture-corpus.ts';
import { chromium } from 'playwright-core';
const all = pictureCorpus();
const t0 = Date.now();
const files = await Promise.all(all.map(async (f) => ({ f, b: (await f.bytes()) })));
console.log(all.length, 'files', Date.now() - t0, 'ms', files.reduce((s, x) => s + x.b.length, 0));
if (new Set(all.map((x) => x.name)).size !== all.length) console.log('names double');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await browser.newPage();
const t1 = Date.now();
const FN="async (list) => {\n  const out = [];\n  for (const { b, type } of list) {\n    try {\n      const blob = await (await fetch(`data:image/${type};base64,${b}`)).blob();\n      const bm = await createImageBitmap(blob);\n      const c = new OffscreenCanvas(bm.width, bm.height); const x = c.getContext('2d', {willReadFrequently:true}); x.drawImage(bm, 0, 0);\n      const at = (u, v) => [...x.getImageData(Math.floor(bm.width * u), Math.floor(bm.height * v), 1, 1).data];\n      out.push({ w: bm.width, h: bm.height, q: [at(.25, .25), at(.75, .25), at(.25, .75), at(.75, .75)] });\n    } catch (e) { out.push({ error: String(e) }); }\n  }\n  return out;\n}";
const seen:any = await page.evaluate('('+FN+')('+JSON.stringify(files.map(({ f, b }) => ({ b: b.toString('base64'), type: f.type })))+')');
console.log('chromium', Date.now() - t1, 'ms');
await browser.close();
let bad = 0;
files.forEach(({ f }, i) => {
  const s: any = seen[i];
  if (s.error) { if (f.shows) { bad++; console.log('REJECTED', f.name, s.error.slice(0, 60)); } return; }
  if (!f.shows) { bad++; console.log('SHOWN though damaged', f.name); return; }
  if (s.w !== f.width || s.h !== f.height) { bad++; console.log('SIZE', f.name, s.w, s.h); return; }
  const off = Math.max(...f.shows.flatMap((q, n) => (q[3] === 0 ? [Math.abs(s.q[n][3])] : q.map((v, c) => Math.abs(v - s.q[n][c])))));
  if (off > f.within) { bad++; console.log('OFF', off.toFixed(1), f.name, JSON.stringify(f.shows.map((q) => q.map(Math.round))), JSON.stringify(s.q)); }
});
console.log(bad, 'bad');
