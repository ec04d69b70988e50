import type { Surface } from '@cpc/design';
import { brand, mm, type GoodsId } from '@cpc/domain';

/** A phone of common size with a vertical camera island. */
export const PHONE: Surface = {
  id: brand<GoodsId>('dev-phone'),
  category: 'phoneCase',
  width: mm(74.6),
  height: mm(150.6),
  outline: { kind: 'roundedRect', x: mm(0), y: mm(0), width: mm(74.6), height: mm(150.6), radius: mm(13) },
  cutouts: [
    {
      role: 'camera',
      shape: { kind: 'roundedRect', x: mm(5.9), y: mm(5.9), width: mm(17.2), height: mm(34.4), radius: mm(8.6) },
      glass: [
        { kind: 'lens', cx: mm(14.5), cy: mm(14.8), r: mm(6.2) },
        { kind: 'lens', cx: mm(14.5), cy: mm(31.4), r: mm(6.2) },
      ],
    },
    { role: 'flash', shape: { kind: 'ellipse', cx: mm(29.9), cy: mm(23.1), rx: mm(3), ry: mm(3) } },
  ],
  bleed: mm(2),
  safeInset: mm(3),
  keepOut: mm(3),
  wrap: mm(0),
  form: { kind: 'shell', depth: mm(8) },
};
