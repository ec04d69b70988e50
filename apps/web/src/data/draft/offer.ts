import type { ShellChoice, ShellView } from '@cpc/contract';
import { sizedColour } from '@cpc/domain';
import type { Choice } from './choice.ts';
import type { GoodsDetail } from '../goods.ts';

type ShellColour = ShellView['colours'][number];

/** What a station would make a design on. */
export interface Offer {
  readonly choice: Choice;
  readonly shell: ShellView;
  readonly colour: ShellColour;
  /** The chosen part that is not available there now; the offer is the nearest alternative (CT-09). */
  readonly missing: 'shell' | 'colour' | undefined;
}

interface ShellAndColour {
  readonly shell: ShellView;
  readonly colour: ShellColour;
}

/**
 * The choice, or the nearest alternative that a station has. Without a choice it is the first in stock. If everything
 * is sold out, the choice is returned.
 * @returns undefined if there is no shell at all
 */
export function offerOf({ goods, shells }: GoodsDetail, wanted: ShellChoice | undefined): Offer | undefined {
  const shell = shells.find((one) => one.shell_id === wanted?.shell_id);
  const colour = shell?.colours.find((one) => one.colour_id === wanted?.colour_id);
  const taken = shell && colour && colour.stock > 0 ? { shell, colour } : nearest(shells, shell, colour);
  const made = taken ?? (shell && colour ? { shell, colour } : firstOf(shells));
  if (made === undefined) return undefined;
  const named = wanted?.surface_name === undefined ? {} : { surface_name: wanted.surface_name };
  return {
    ...made,
    choice: { goods_id: goods.goods_id, shell_id: made.shell.shell_id, colour_id: made.colour.colour_id, ...named },
    missing: wanted && missingOf(wanted, made),
  };
}

function missingOf(wanted: ShellChoice, { shell, colour }: ShellAndColour): Offer['missing'] {
  if (shell.shell_id !== wanted.shell_id) return 'shell';
  return colour.colour_id === wanted.colour_id ? undefined : 'colour';
}

function firstOf([shell]: readonly ShellView[]): ShellAndColour | undefined {
  const colour = shell && usual(shell.colours);
  return shell && colour && { shell, colour };
}

/**
 * The nearest in stock: of the same shell if it has any, else of a shell with the same `own`, else of any shell, in the
 * most similar colour and, for a garment, in the same size.
 */
function nearest(
  shells: readonly ShellView[],
  asked: ShellView | undefined,
  like: ShellColour | undefined,
): ShellAndColour | undefined {
  const had = shells.flatMap((shell) =>
    shell.colours.filter(({ stock }) => stock > 0).map((colour) => ({ shell, colour })),
  );
  const same = had.filter(({ shell }) => shell === asked);
  const here = had.filter(({ shell }) => shell.own === (asked?.own ?? false));
  const among = [same, here, had].find((some) => some.length > 0) ?? [];
  if (like === undefined) return among.find(({ colour }) => isUsual(colour)) ?? among[0];
  // Another size is not nearly the same: it does not fit.
  const { size } = sizedColour(like.name);
  return among
    .filter(({ colour }) => size === undefined || sizedColour(colour.name).size === size)
    .toSorted((a, b) => unlike(a.colour, like) - unlike(b.colour, like))[0];
}

/** The size that a shirt is shown in until the customer has chosen one. */
const isUsual = ({ name }: ShellColour): boolean => sizedColour(name).size === 'M';

const usual = (colours: readonly ShellColour[]): ShellColour | undefined => colours.find(isUsual) ?? colours[0];

/** The squared distance of two colours in red, green, blue and opacity. */
function unlike(a: ShellColour, b: ShellColour): number {
  const parts = ({ colour, opacity }: ShellColour) => [
    ...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
    opacity * 255,
  ];
  const others = parts(b);
  return parts(a).reduce((sum, part, n) => sum + (part - (others[n] ?? 0)) ** 2, 0);
}
