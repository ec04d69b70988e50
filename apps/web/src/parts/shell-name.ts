import { colourText, type Translator } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';

/** A shell and its colour in the customer's words: `Soft case · Black`. */
export const shellName = ({ tOr }: Pick<Translator, 'tOr'>, shell: string, colour: string): string =>
  `${tOr(`shell.${shell}`, shell)} · ${colourText({ tOr }, colour)}`;

export function useShellName(): (shell: string, colour: string) => string {
  const translator = useTranslator();
  return (shell, colour) => shellName(translator, shell, colour);
}
