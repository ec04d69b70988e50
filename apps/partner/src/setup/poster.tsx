import { saveFile } from '@cpc/appkit';
import type { StationCare } from '@cpc/contract';
import { type LocaleCode, MAX_POSTER_LANGUAGES, type StationId } from '@cpc/domain';
import { FILLED_LOCALES, localeCode, localeInfo } from '@cpc/i18n';
import { Button, ChoiceChip, loadFacesFor, useTranslator } from '@cpc/ui';
import { useEffect, useState } from 'react';
import { useAct } from '../core/calls.ts';
import { staleAfterStep } from '../station/use-setup.ts';

/** The languages of the poster, and the poster (JN-10). */
export function PosterPart({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const { t, locale, format } = useTranslator();
  const own = localeCode(locale.tag);
  const first = care.machine.language;
  // What the station and its people speak, and English for guests from elsewhere.
  const [chosen, choose] = useState<readonly LocaleCode[]>(() => [...new Set([first, own, localeCode('en-US')])]);
  useEffect(() => {
    // Without them, a device shows boxes for scripts that it has no typeface for.
    for (const one of FILLED_LOCALES) loadFacesFor(localeInfo(one).title).catch(() => undefined);
  }, []);
  const save = useAct('Partner.stationPoster', {
    stale: staleAfterStep(id),
    onSuccess: ({ name, file }) => saveFile(name, file),
  });
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="text-small mb-1 font-medium">{t('setup.poster.languages')}</legend>
        <div className="flex flex-wrap gap-2">
          {FILLED_LOCALES.map((one) => {
            const value = localeCode(one);
            const isChosen = chosen.includes(value);
            return (
              <ChoiceChip
                key={value}
                chosen={isChosen}
                disabled={!isChosen && chosen.length === MAX_POSTER_LANGUAGES}
                onClick={() => choose(isChosen ? chosen.filter((code) => code !== value) : [...chosen, value])}
              >
                {localeInfo(one).title}
              </ChoiceChip>
            );
          })}
        </div>
        <p className="text-small text-ink-soft">
          {t('setup.poster.hint', { most: format.number(MAX_POSTER_LANGUAGES) })}
        </p>
      </fieldset>
      <Button
        kind="primary"
        icon="download"
        className="self-start"
        disabled={chosen.length === 0}
        busy={save.isPending}
        onClick={() => save.mutate({ machine_id: id, languages: [...chosen] })}
      >
        {t('setup.poster.save')}
      </Button>
    </>
  );
}
