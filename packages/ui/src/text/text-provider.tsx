import type { Language, Locale, TextPart, Translate, Translator } from '@cpc/i18n';
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

const LanguageContext = createContext<Language | undefined>(undefined);

export interface TextProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Gives its content the language, and sets the page's `lang` and `dir` (LG-03, LG-04). */
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

/** The current language: texts, formats, direction. */
export function useTranslator(): Translator {
  const language = useLanguage();
  return useSyncExternalStore(language.subscribe, language.current, language.current);
}

/** Texts of the catalogues: `t('common.back')`. */
export function useT(): Translate {
  return useTranslator().t;
}

/** Formats money, sizes, dates and numbers for the current language. */
export function useFormat(): Translator['format'] {
  return useTranslator().format;
}

/** A function that loads the texts of more parts; it rejects if one does not load. */
export function useMoreTexts(): (parts: readonly TextPart[]) => Promise<void> {
  return useLanguage().widen;
}

/** The language, and the function that changes it. */
export function useLocale(): {
  readonly locale: Translator['locale'];
  readonly choose: (locale: Locale) => Promise<void>;
} {
  const language = useLanguage();
  const { locale } = useTranslator();
  const choose = useCallback((locale: Locale) => language.choose(locale), [language]);
  return { locale, choose };
}
