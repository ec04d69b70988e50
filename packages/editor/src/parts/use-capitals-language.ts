import { type CapitalsLanguage, capitalsLanguage } from '@cpc/design';
import { useLocale } from '@cpc/ui';

/** The language of the page, if it has capitals of its own: texts that get capitals now are taken to be in it. */
export const useCapitalsLanguage = (): CapitalsLanguage | undefined => capitalsLanguage(useLocale().locale.tag);
