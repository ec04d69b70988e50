import type { Language, LocaleCode, Translate, Translator } from '@cpc/i18n';
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

const LanguageContext = createContext<Language | undefined>(undefined);

export interface TextProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Gives everything below it the language; the page's `lang` and `dir` follow (LG-03, LG-04). */
export function TextProvider({ language, children }: TextProviderProps) {
  return (
    <LanguageContext value={language}>
      <PageLanguage />
      {children}
    </LanguageContext>
  );
}

function PageLanguage() {
  const { tag, rtl } = useTranslator().locale;
  useLayoutEffect(() => {
    document.documentElement.lang = tag;
    document.documentElement.dir = rtl ? 'rtl' : 'ltr';
  }, [tag, rtl]);
  return null;
}

function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === undefined) throw new Error('useLanguage: expected a TextProvider above');
  return language;
}

/** The language spoken now: texts, formats, direction. */
export function useTranslator(): Translator {
  const language = useLanguage();
  return useSyncExternalStore(language.subscribe, language.current, language.current);
}

/** Texts of the catalogues: `t('common.back')`. */
export function useT(): Translate {
  return useTranslator().t;
}

/** Money, sizes, dates and figures as this language writes them. */
export function useFormat(): Translator['format'] {
  return useTranslator().format;
}

/** The language, and the way to change it. */
export function useLocale(): {
  readonly locale: Translator['locale'];
  readonly choose: (code: LocaleCode) => Promise<void>;
} {
  const language = useLanguage();
  const { locale } = useTranslator();
  const choose = useCallback((code: LocaleCode) => language.choose(code), [language]);
  return { locale, choose };
}
