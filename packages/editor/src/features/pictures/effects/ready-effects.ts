import { type Colour, hexColour, type LayerEffects, NO_EFFECTS, type PictureLayer } from '@cpc/design';
import { mm } from '@cpc/domain';
import { hslOf } from '../../../parts/colour/hsl.ts';

/** Ready-made edges and shadows of a picture. Their names are `studio.effects.<key>`. */
export const READY_EFFECTS = ['none', 'sticker', 'dark', 'colour', 'soft', 'pop', 'glow'] as const;
export type ReadyEffect = (typeof READY_EFFECTS)[number];

const [WHITE, BLACK, DUSK, SHINE, RED] = ['#ffffff', '#16161c', '#3a3a47', '#fff1a8', '#e5383b'].map(hexColour) as [
  Colour,
  Colour,
  Colour,
  Colour,
  Colour,
];

/** A length of an effect, mm at scale 1, as a share of the picture: so an effect looks alike on each. */
export function effectLength({ width, height }: Pick<PictureLayer, 'width' | 'height'>, share: number) {
  return mm(Math.round(Math.min(width, height) * share * 100) / 100);
}

/** mm on the case: an edge that is certainly printed. */
const MIN_EDGE_MM = 0.3;

/** The picture that an effect is for: its box at scale 1, and its scale. */
export type EffectGround = Pick<PictureLayer, 'width' | 'height'> & {
  readonly placement: Pick<PictureLayer['placement'], 'scale'>;
};

/** The width of an edge, mm at scale 1, as a share of the picture, but never too thin to be printed. */
export function edgeWidth(layer: EffectGround, share: number) {
  return mm(Math.max(effectLength(layer, share), Math.ceil((MIN_EDGE_MM / layer.placement.scale) * 100) / 100));
}

/**
 * A ready effect on this picture.
 * @param colours the main colours of the picture; the strongest is used where an effect has a colour of its own
 */
export function readyEffect(key: ReadyEffect, layer: EffectGround, colours: readonly Colour[]): LayerEffects {
  const length = (share: number) => effectLength(layer, share);
  const edge = (share: number) => edgeWidth(layer, share);
  const none = length(0);
  switch (key) {
    case 'none':
      return NO_EFFECTS;
    case 'sticker':
      return {
        edge: { colour: WHITE, width: edge(0.025) },
        shadow: { colour: DUSK, dx: none, dy: length(0.012), blur: length(0.03) },
      };
    case 'dark':
      return { edge: { colour: BLACK, width: edge(0.014) }, shadow: null };
    case 'colour':
      return { edge: { colour: strongest(colours), width: edge(0.025) }, shadow: null };
    case 'soft':
      return { edge: null, shadow: { colour: BLACK, dx: length(0.01), dy: length(0.03), blur: length(0.08) } };
    case 'pop':
      return {
        edge: { colour: WHITE, width: edge(0.014) },
        shadow: { colour: strongest(colours), dx: length(0.04), dy: length(0.04), blur: none },
      };
    case 'glow':
      return { edge: null, shadow: { colour: SHINE, dx: none, dy: none, blur: length(0.12) } };
  }
}

/** The colour with the most saturation at a middle lightness; red if the picture has none. */
export function strongest(colours: readonly Colour[]): Colour {
  const strength = (colour: Colour): number => {
    const { saturation, lightness } = hslOf(colour);
    return saturation * (1 - Math.abs(lightness - 50) / 50);
  };
  const [best] = colours.toSorted((a, b) => strength(b) - strength(a));
  return best !== undefined && strength(best) > 15 ? best : RED;
}
