import { colourText } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';

/** A shell and its colour in the customer's words: `Soft case · Black`. */
export function useShellName(): (shell: string, colour: string) => string {
  const { tOr } = useTranslator();
  return (shell, colour) => `${tOr(`shell.${shell}`, shell)} · ${colourText({ tOr }, colour)}`;
}
