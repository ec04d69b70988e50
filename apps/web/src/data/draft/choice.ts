import { type Query, STORAGE_PREFIX } from '@cpc/appkit';
import type { ShellChoice } from '@cpc/contract';
import type { GoodsId } from '@cpc/domain';
import { deviceStorage } from '../../core/storage.ts';

/** What to make: the model, and the shell it is printed on (CT-04). Pages carry it in their addresses (RT-16). */
export interface Choice extends ShellChoice {
  readonly goods_id: GoodsId;
}

const NAME = `${STORAGE_PREFIX}choice`;

/** The choice in an address, or undefined if a part is missing. */
export function choiceIn(query: Query): Choice | undefined {
  const { goods_id, shell_id, colour_id, surface_name } = query;
  if (goods_id === undefined || shell_id === undefined || colour_id === undefined) return undefined;
  const named = surface_name === undefined ? {} : { surface_name };
  return { goods_id, shell_id, colour_id, ...named } as Choice;
}

/** The last choice on this device: a customer who comes back continues with it. */
export function readChoice(): Choice | undefined {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(NAME) ?? 'null');
    return typeof stored === 'object' && stored !== null ? choiceIn(stored as Query) : undefined;
  } catch {
    return undefined;
  }
}

export function keepChoice(choice: Choice): void {
  deviceStorage.setItem(NAME, JSON.stringify(choice));
}
