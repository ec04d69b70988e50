import { type Query, useAddress } from '@cpc/appkit';
import type { ShellView } from '@cpc/contract';
import type { ColourId, GoodsId, ShellId } from '@cpc/domain';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import type { GoodsDetail } from '../../data/goods.ts';

export type ShellColourView = ShellView['colours'][number];

/** What the customer looks at. Shell and colour are undefined only if the model has none. */
export interface Look {
  readonly shell: ShellView | undefined;
  readonly colour: ShellColourView | undefined;
  readonly setShell: (shell: ShellId) => void;
  readonly setColour: (colour: ColourId) => void;
}

/** The shell and colour of the address (RT-16), or the first in stock. */
export function lookIn(query: Query, shells: readonly ShellView[]): Pick<Look, 'shell' | 'colour'> {
  const shell = shells.find((one) => one.shell_id === query['shell_id']) ?? shells.find(hasStock) ?? shells[0];
  const colours = shell?.colours ?? [];
  const colour =
    colours.find((one) => one.colour_id === query['colour_id']) ?? colours.find((one) => one.stock > 0) ?? colours[0];
  return { shell, colour };
}

const hasStock = (shell: ShellView): boolean => shell.colours.some((colour) => colour.stock > 0);

export function useLook(detail: GoodsDetail | undefined): Look {
  const { query } = useAddress();
  const { shell, colour } = lookIn(query, detail?.shells ?? []);
  const { category, surface_name } = query;
  const show = (goods_id: GoodsId | undefined, shell_id: string | undefined, colour_id: string | undefined) =>
    go(PATHS.details, { goods_id, shell_id, colour_id, category, surface_name }, { replace: true });
  return {
    shell,
    colour,
    setShell: (shellId) => show(detail?.goods.goods_id, shellId, undefined),
    setColour: (colourId) => show(detail?.goods.goods_id, shell?.shell_id, colourId),
  };
}
