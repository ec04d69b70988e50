import { type Query, useAddress } from '@cpc/appkit';
import type { ShellView } from '@cpc/contract';
import { type ColourId, type ShellId, sizedColour } from '@cpc/domain';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import type { GoodsDetail } from '../../data/goods.ts';

export type ShellColourView = ShellView['colours'][number];

/** What the customer looks at. Shell and colour are undefined only if the model has none. */
export interface Look {
  readonly shell: ShellView | undefined;
  /** What is ordered; for a garment undefined until its size is chosen (CT-10). */
  readonly colour: ShellColourView | undefined;
  /** What the page shows: the colour, or a colour of which no size is chosen. */
  readonly shown: ShellColourView | undefined;
  readonly setShell: (shell: ShellId) => void;
  readonly setColour: (colour: ColourId) => void;
  /** Shows a colour of a garment, in the size that was chosen if it is there. */
  readonly setHue: (hue: string) => void;
}

const hueOf = ({ name }: ShellColourView): string => sizedColour(name).colour;
const sizeOf = ({ name }: ShellColourView) => sizedColour(name).size;

/** The colours without their sizes, and the pieces of all sizes. */
export function huesOf(colours: readonly ShellColourView[]) {
  const hues = new Map<string, { readonly hue: string; readonly colour: string; readonly stock: number }>();
  for (const one of colours) {
    const hue = hueOf(one);
    hues.set(hue, { hue, colour: one.colour, stock: (hues.get(hue)?.stock ?? 0) + one.stock });
  }
  return [...hues.values()];
}

/** The shell and colour of the address (RT-16), or the first in stock. */
export function lookIn(query: Query, shells: readonly ShellView[]): Pick<Look, 'shell' | 'colour' | 'shown'> {
  const shell = shells.find((one) => one.shell_id === query['shell_id']) ?? shells.find(hasStock) ?? shells[0];
  const colours = shell?.colours ?? [];
  const chosen = colours.find((one) => one.colour_id === query['colour_id']);
  const ofHue = colours.filter((one) => hueOf(one) === query['hue']);
  const shown = chosen ?? inStock(ofHue) ?? inStock(colours);
  const sized = shown !== undefined && sizeOf(shown) !== undefined;
  return { shell, colour: chosen ?? (sized ? undefined : shown), shown };
}

const inStock = (colours: readonly ShellColourView[]) => colours.find((one) => one.stock > 0) ?? colours[0];
const hasStock = (shell: ShellView): boolean => shell.colours.some((colour) => colour.stock > 0);

export function useLook(detail: GoodsDetail | undefined): Look {
  const { query } = useAddress();
  const { shell, colour, shown } = lookIn(query, detail?.shells ?? []);
  // The photo that was chosen first stays on the case.
  const { category, surface_name, thing } = query;
  const show = (look: { shell_id?: string | undefined; colour_id?: string | undefined; hue?: string | undefined }) =>
    go(PATHS.details, { goods_id: detail?.goods.goods_id, ...look, category, surface_name, thing }, { replace: true });
  return {
    shell,
    colour,
    shown,
    setShell: (shell_id) => show({ shell_id }),
    setColour: (colour_id) => show({ shell_id: shell?.shell_id, colour_id }),
    setHue: (hue) => {
      const same = shell?.colours.find((one) => hueOf(one) === hue && colour && sizeOf(one) === sizeOf(colour));
      const kept = same !== undefined && same.stock > 0 ? { colour_id: same.colour_id } : { hue };
      show({ shell_id: shell?.shell_id, ...kept });
    },
  };
}
