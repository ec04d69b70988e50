import type { StockLine, StockMovement } from '@cpc/contract';
import { colourText } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';

/** The name of a kind of piece in words: shell and colour. */
export function useKindName(): (kind: Pick<StockLine | StockMovement, 'shell_name' | 'colour_name'>) => string {
  const { tOr } = useTranslator();
  return ({ shell_name, colour_name }) =>
    [tOr(`shell.${shell_name}`, shell_name), colourText({ tOr }, colour_name)].join(' · ');
}
