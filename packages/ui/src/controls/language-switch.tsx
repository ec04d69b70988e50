import { FILLED_LOCALES, type LocaleCode, localeInfo } from '@cpc/i18n';
import { Icon } from '../icons/icon.tsx';
import { useLocale, useT } from '../text/text-provider.tsx';

export interface LanguageSwitchProps {
  readonly offered?: readonly LocaleCode[] | undefined;
  /** `compact`: only the globe on a phone; `globe`: also on a tablet, and without a background. */
  readonly look?: keyof typeof LOOKS | undefined;
  /** Called if a catalogue fails to load. */
  readonly onFailed?: ((error: unknown) => void) | undefined;
}

const LOOKS = {
  pill: { box: 'bg-raised gap-2 px-4', words: '' },
  compact: { box: 'bg-raised gap-2 px-4', words: 'max-sm:hidden' },
  globe: { box: 'lg:bg-raised justify-center gap-2 max-lg:min-w-11 lg:px-4', words: 'max-lg:hidden' },
} as const;

/** A native select of languages, each in its own language, behind a quiet pill. */
export function LanguageSwitch({ offered = FILLED_LOCALES, look = 'pill', onFailed }: LanguageSwitchProps) {
  const t = useT();
  const { locale, choose } = useLocale();
  const { box, words } = LOOKS[look];
  return (
    <span
      className={`press has-focus-visible:outline-cool text-ink relative inline-flex min-h-11 w-fit items-center rounded-full has-focus-visible:outline-3 ${box}`}
    >
      <Icon name="globe" size={20} />
      <span className={`text-small font-medium ${words}`}>{locale.title}</span>
      <Icon name="down" size={16} className={`text-ink-faint ${words}`} />
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
