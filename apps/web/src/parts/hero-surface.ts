import type { Cutout, Surface } from '@cpc/design';
import { brand, type GoodsId, mm } from '@cpc/domain';
import bloom from '../assets/art/bloom.svg';
import dusk from '../assets/art/dusk.svg';
import night from '../assets/art/night.svg';
import wave from '../assets/art/wave.svg';

/** The case shown before a model is known: a phone of our own invention, in millimetres. */
const WIDTH = mm(75);
const HEIGHT = mm(152);

const camera: Cutout = {
  role: 'camera',
  shape: { kind: 'roundedRect', x: mm(5), y: mm(5), width: mm(35), height: mm(36), radius: mm(11) },
  glass: [
    { kind: 'lens', cx: mm(15.4), cy: mm(15.8), r: mm(7.4) },
    { kind: 'lens', cx: mm(29.6), cy: mm(30.2), r: mm(7.4) },
  ],
};

export const HERO_SURFACE: Surface = {
  id: brand<GoodsId>('hero'),
  category: 'phoneCase',
  width: WIDTH,
  height: HEIGHT,
  outline: { kind: 'roundedRect', x: mm(0), y: mm(0), width: WIDTH, height: HEIGHT, radius: mm(13) },
  cutouts: [camera],
  bleed: mm(2),
  safeInset: mm(3),
  keepOut: mm(2),
  wrap: mm(0),
  form: { kind: 'shell', depth: mm(8) },
};

/** The shell shown while none is chosen. */
export const BARE_SHELL = { colour: '#efe6d8', opacity: 1 } as const;

/** Our own sample artworks, shown on cases before the customer has made one. */
export const ART: readonly string[] = [dusk, bloom, night, wave];
