import type { Translator } from '@cpc/i18n';
import { textsFor } from '../../core/language.ts';
import { shellName } from '../../parts/shell-name.ts';

/** Loads the names of shells, which are no texts of the studio. @returns what writes the goods: `Pixel 8 · Soft case · Black` */
export async function soldGoods(model: string, shell: string, colour: string): Promise<(by: Translator) => string> {
  await textsFor('all');
  return (translator) => `${model} · ${shellName(translator, shell, colour)}`;
}
