import { pictureCorpus } from './packages/api/src/testing/corpus/picture-corpus.ts';
import { takePicture } from './packages/api/src/modules/uploads/picture.ts';
import { quartersIn } from './packages/api/src/testing/odd-pictures.ts';
import { writeFileSync } from 'node:fs';
let bad = 0; const t = Date.now();
for (const f of pictureCorpus()) {
  if (f.type === 'webp') continue;
  writeFileSync('/tmp/pic-y', await f.bytes());
  try {
    const p = await takePicture('/tmp/pic-y');
    if (!f.shows) { bad++; console.log('TAKEN though damaged', f.name); continue; }
    if (p.width !== f.width || p.height !== f.height) { bad++; console.log('SIZE', f.name, p.width, p.height); continue; }
    const q = await quartersIn(p.bytes);
    const off = Math.max(...f.shows.flatMap((s, n) => (s[3] === 0 ? [Math.abs(q[n][3])] : s.map((v, c) => Math.abs(v - q[n][c])))));
    if (off > f.within) { bad++; console.log('OFF', off.toFixed(1), f.name, JSON.stringify(f.shows.map((q) => q.map(Math.round))), JSON.stringify(q)); }
  } catch (e) { if (f.shows) { bad++; console.log('REFUSED', f.name, String(e).slice(0, 100)); } }
}
console.log(bad, 'bad', Date.now() - t);
