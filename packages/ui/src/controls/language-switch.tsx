import { FILLED_LOCALES, type LocaleCode, localeInfo } from '@cpc/i18n';
import { Icon } from '../icons/icon.tsx';
import { useLocale, useT } from '../text/text-provider.tsx';

export interface LanguageSwitchProps {
  readonly offered?: readonly LocaleCode[] | undefined;
  /** The globe alone where there is little room. */
  readonly compact?: boolean | undefined;
  /** A catalogue that did not load. */
  readonly onFailed?: ((error: unknown) => void) | undefined;
}

/** The device's own list of languages, each in its own words, behind a quiet pill. */
export function LanguageSwitch({ offered = FILLED_LOCALES, compact, onFailed }: LanguageSwitchProps) {
  const t = useT();
  const { locale, choose } = useLocale();
  return (
    <span className="press has-focus-visible:outline-cool bg-raised text-ink relative inline-flex min-h-11 w-fit items-center gap-2 rounded-full px-4 has-focus-visible:outline-3">
      <Icon name="globe" size={20} />
      <span className={`text-small font-medium ${compact ? 'max-sm:hidden' : ''}`}>{locale.title}</span>
      <Icon name="down" size={16} className={`text-ink-faint ${compact ? 'max-sm:hidden' : ''}`} />
      <select
        aria-label={t('common.language.choose')}
        value={locale.code}
        onChange={(event) => choose(event.currentTarget.value as LocaleCode).catch(onFailed)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {offered.map((code) => (
          <option key={code} value={code} lang={localeInfo(code).tag}>
            {localeInfo(code).title}
          </option>
        ))}
      </select>
    </span>
  );
}
