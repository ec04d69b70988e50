import { Dialog as Base } from '@base-ui/react/dialog';
import { type Locale, localeInfo } from '@cpc/i18n';
import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useLocale, useT } from '../text/text-provider.tsx';
import { findLanguages } from './find-languages.ts';
import { IconButton } from './icon-button.tsx';
import { SearchField } from './search-field.tsx';

export interface LanguageDialogProps {
  readonly open: boolean;
  readonly offered: readonly Locale[];
  readonly onClose: () => void;
}

/** More languages than fit on a small phone at once are searched. */
const FEW = 8;

/** The languages in their own names, the current one first. One that does not load says so, and the list stays. */
export function LanguageDialog({ open, offered, onClose }: LanguageDialogProps) {
  const t = useT();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="bg-scrim fixed inset-0 z-40 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup className="bg-raised text-ink shadow-lift fixed inset-x-4 top-1/2 z-40 mx-auto flex max-h-[85dvh] max-w-md -translate-y-1/2 flex-col overflow-hidden rounded-huge transition duration-200 outline-none data-[ending-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:scale-95 data-[starting-style]:opacity-0">
          <div className="flex items-center gap-2 ps-6 pe-3 pt-3 pb-1">
            <Base.Title className="text-title grow font-semibold">{t('common.language.choose')}</Base.Title>
            <IconButton icon="close" label={t('common.close')} onClick={onClose} />
          </div>
          <Languages offered={offered} onClose={onClose} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Languages({ offered, onClose }: Omit<LanguageDialogProps, 'open'>) {
  const t = useT();
  const { locale, choose } = useLocale();
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  // While the list is open, the chosen language stays where it was.
  const [current] = useState(locale.tag);
  const take = (wanted: Locale) => {
    setFailed(false);
    choose(wanted).then(onClose, () => setFailed(true));
  };
  return (
    <>
      {offered.length > FEW && (
        <div className="px-6 pb-2">
          <SearchField label={t('common.search')} value={words} onChange={setWords} />
        </div>
      )}
      {failed && (
        <p role="alert" className="text-small text-bad px-6 pb-2">
          {t('common.loading.failed.hint')}
        </p>
      )}
      <ul className="min-h-0 overflow-y-auto overscroll-contain px-3 pb-4">
        {findLanguages(offered, { words, current }).map((offer) => {
          const { tag, title, rtl } = localeInfo(offer);
          const chosen = tag === locale.tag;
          return (
            <li key={tag}>
              <button
                type="button"
                lang={tag}
                dir={rtl ? 'rtl' : 'ltr'}
                aria-pressed={chosen}
                onClick={() => take(tag)}
                className={`press text-body flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-medium px-3 text-start ${chosen ? 'bg-lifted font-semibold' : ''}`}
              >
                {title}
                {chosen && <Icon name="check" size={20} className="text-good" />}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
