import { FILLED_LOCALES } from '@cpc/i18n';
import { type ComponentType, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useTranslator } from '../text/text-provider.tsx';
import type { LanguageDialogProps } from './language-dialog.tsx';
import { useToast } from './toast.tsx';

export interface LanguageSwitchProps {
  /** `compact`: only the globe on a phone; `globe`: also on a tablet, and without a background. */
  readonly look?: keyof typeof LOOKS | undefined;
}

const LOOKS = {
  pill: { box: 'bg-raised gap-2 px-4', words: '' },
  compact: { box: 'bg-raised gap-2 px-4', words: 'max-sm:hidden' },
  globe: { box: 'lg:bg-raised justify-center gap-2 max-lg:min-w-11 lg:px-4', words: 'max-lg:hidden' },
} as const;

/** A quiet pill that opens the list of languages (LG-09). The list is loaded when it is first opened. */
export function LanguageSwitch({ look = 'pill' }: LanguageSwitchProps) {
  const { t, locale } = useTranslator();
  const toast = useToast();
  const [List, setList] = useState<ComponentType<LanguageDialogProps>>();
  const [open, setOpen] = useState(false);
  const { box, words } = LOOKS[look];
  const show = () => {
    setOpen(true);
    import('./language-dialog.tsx').then(
      ({ LanguageDialog }) => setList(() => LanguageDialog),
      () => toast(t('common.loading.failed'), { tone: 'bad' }),
    );
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('common.language.choose')}
        aria-haspopup="dialog"
        onClick={show}
        className={`press text-ink inline-flex min-h-11 w-fit cursor-pointer items-center rounded-full ${box}`}
      >
        <Icon name="globe" size={20} />
        <span className={`text-small font-medium whitespace-nowrap ${words}`}>{locale.title}</span>
        <Icon name="down" size={16} className={`text-ink-faint max-[22rem]:hidden ${words}`} />
      </button>
      {List && <List open={open} offered={FILLED_LOCALES} onClose={() => setOpen(false)} />}
    </>
  );
}
