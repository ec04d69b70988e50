import { type Colour, type Fill, hexColour } from '@cpc/design';
import { degrees } from '@cpc/domain';
import { colourOf, hslOf } from '../../../parts/colour/hsl.ts';
import { strongest } from './ready-effects.ts';

type Behind = Exclude<Fill, { readonly kind: 'none' | 'wallpaper' }>;

const WHITE = hexColour('#ffffff');

/**
 * Backgrounds that suit a picture: tints and shades of its strongest colour, the colour across from it, a gradient and
 * a light behind it, and its own main colours.
 */
export function fillsBehind(colours: readonly Colour[]): readonly Behind[] {
  const { hue, saturation } = hslOf(strongest(colours));
  const tone = (turn: number, most: number, lightness: number): Colour =>
    colourOf({ hue: (hue + turn) % 360, saturation: Math.min(saturation, most), lightness });
  const [light, across, dark] = [tone(0, 70, 88), tone(180, 65, 68), tone(0, 55, 22)];
  const made: readonly Behind[] = [
    plain(light),
    plain(across),
    plain(dark),
    gradient('linear', tone(0, 80, 78), tone(60, 75, 62)),
    gradient('radial', WHITE, tone(0, 75, 74)),
    gradient('linear', tone(200, 70, 26), tone(250, 65, 52)),
  ];
  return [...made, ...colours.slice(0, 4).map(plain)];
}

function plain(colour: Colour): Behind {
  return { kind: 'colour', colour };
}

function gradient(shape: 'linear' | 'radial', from: Colour, to: Colour): Behind {
  const stops = [
    { at: 0, colour: from },
    { at: 1, colour: to },
  ];
  return { kind: 'gradient', shape, angle: degrees(120), stops };
}
