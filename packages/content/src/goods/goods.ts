import type { Goods, Shape } from '@cpc/design';
import { mm } from '@cpc/domain';
import { PHONE_MODELS, SKINS, WRAPPED_CASES } from '../models/models.ts';
import { disc, flatGoods, heart, rectangle } from './flat.ts';

/** T-shirts: chest prints in several sizes. */
const SHIRTS: readonly Goods[] = [
  shirt('tshirt-large', 'Large chest print', 300, 400),
  shirt('tshirt-medium', 'Medium chest print', 250, 300),
  shirt('tshirt-small', 'Small chest print', 200, 250),
  shirt('tshirt-pocket', 'Pocket print', 90, 90),
];

const BALLS: readonly Goods[] = [
  flatGoods({
    id: 'golf-ball',
    category: 'golf',
    model: 'Golf ball',
    source: 'Rules of Golf, equipment rules, part 4: at least 42.67 mm; usual logo area, 2026-11.',
    outline: disc(25),
    bleed: 0.5,
    safeInset: 1.5,
    form: { kind: 'ball', diameter: mm(42.7) },
  }),
];

const BISCUITS: readonly Goods[] = [
  biscuit('biscuit-round', 'Round biscuit', disc(80)),
  biscuit('biscuit-heart', 'Heart biscuit', heart(86, 80)),
  biscuit('biscuit-rectangle', 'Rectangular biscuit', rectangle(100, 70, 6)),
];

/** All goods that a demo station prints on: each is a row of data, in every category (CT-01). */
export const GOODS: readonly Goods[] = [...PHONE_MODELS, ...SHIRTS, ...BALLS, ...WRAPPED_CASES, ...SKINS, ...BISCUITS];

function shirt(id: string, model: string, width: number, height: number): Goods {
  return flatGoods({
    id,
    category: 'tShirt',
    model,
    source: 'Usual print area of direct-to-garment printers, 2026-11.',
    outline: rectangle(width, height, 0),
    bleed: 0,
    safeInset: 5,
    form: { kind: 'garment' },
  });
}

function biscuit(id: string, model: string, outline: Shape): Goods {
  return flatGoods({
    id,
    category: 'bakedGoods',
    model,
    source: 'Usual size of an iced biscuit for edible printing, 2026-11.',
    outline,
    bleed: 1,
    safeInset: 4,
    form: { kind: 'disc', height: mm(7) },
  });
}
