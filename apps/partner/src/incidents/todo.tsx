import type { Incident } from '@cpc/contract';
import { blankNames, reasonText } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';
import { inkName } from '../core/ink-name.ts';
import { FactsInRow } from '../core/facts-in-row.tsx';

/** What to do: a printer's reason says it more exactly than the kind. */
export function Todo({ incident: { kind, detail } }: { readonly incident: Pick<Incident, 'kind' | 'detail'> }) {
  const translator = useTranslator();
  const { t } = translator;
  if ((kind === 'fault' || kind === 'warning') && detail !== '') return reasonText(translator, detail);
  const isBlank = kind === 'stockEmpty' || kind === 'stockLow';
  const named = kind === 'ink' ? inkName(translator, detail) : detail;
  return (
    <>
      {detail !== '' && (
        <>
          <FactsInRow facts={isBlank ? blankNames(translator, detail) : [named]} />
          {' · '}
        </>
      )}
      {t(`incidents.do.${kind}`)}
    </>
  );
}
