import type { StockLine, StockMovement } from '@cpc/contract';
import { colourText, goodsText } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';

interface Goods {
  readonly brand?: string | null;
  readonly model: string;
}

/** The name of goods in the reader's language, after their brand where one is given. */
export function useGoodsName(): (goods: Goods) => string {
  const { tOr } = useTranslator();
  return ({ brand, model }) => `${brand ?? ''} ${goodsText({ tOr }, model)}`.trim();
}

/** The name of a kind of piece in words: shell and colour. */
export function useKindName(): (kind: Pick<StockLine | StockMovement, 'shell_name' | 'colour_name'>) => string {
  const { tOr } = useTranslator();
  return ({ shell_name, colour_name }) =>
    [tOr(`shell.${shell_name}`, shell_name), colourText({ tOr }, colour_name)].join(' · ');
}
