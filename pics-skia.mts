import { pictureCorpus } from './packages/api/src/testing/corpus/picture-corpus.ts';
import { createCanvas, Image } from '@napi-rs/canvas';
for (const f of pictureCorpus()) {
  if (f.type !== 'png' || !f.shows) continue;
  try {
  const im = new Image(); im.src = await f.bytes(); await im.decode();
  const c = createCanvas(im.width, im.height); const x = c.getContext('2d'); x.drawImage(im, 0, 0);
  if (im.width !== f.width) { console.log('SIZE', f.name); continue; }
  const at = (u:number, v:number) => [...x.getImageData(Math.floor(im.width * u), Math.floor(im.height * v), 1, 1).data];
  const q = [at(.25, .25), at(.75, .25), at(.25, .75), at(.75, .75)];
  const off = Math.max(...f.shows.flatMap((s, n) => (s[3] === 0 ? [Math.abs(q[n][3])] : s.map((v, c) => Math.abs(v - q[n][c])))));
  if (off > f.within) console.log('OFF', off.toFixed(1), f.name);
  } catch (e) { console.log('THROWS', f.name, String(e).slice(0, 80)); }
}
