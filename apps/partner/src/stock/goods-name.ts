import { goodsText } from '@cpc/i18n';
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
