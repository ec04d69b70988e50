import type { StationPrint } from '@cpc/contract';
import { type PrintSettings, RENDERING_INTENTS } from '@cpc/design';
import { useT } from '@cpc/ui';
import { Choice } from './choice.tsx';
import { coloursFor } from './settings-values.ts';

interface ColourFieldsProps {
  readonly settings: PrintSettings;
  readonly profile: StationPrint['profile'];
  readonly choose: (choice: Partial<PrintSettings>) => void;
}

/** Names that are the same in every language. */
const NAMES = { srgb: 'sRGB', cmyk: 'CMYK' } as const;

/** The colour space of the station's files, and what happens to colours that its inks cannot print. */
export function ColourFields({ settings, profile, choose }: ColourFieldsProps) {
  const t = useT();
  const hint = t(`partner.print.colour.${settings.colour}.hint`);
  return (
    <>
      <Choice
        label={t('partner.print.colour')}
        value={settings.colour}
        onChange={(colour) => choose({ colour })}
        options={coloursFor(settings.format, profile).map((value) => ({
          value,
          label: value === 'measured' ? t('partner.print.colour.measured') : NAMES[value],
        }))}
        hint={profile ? hint : `${hint} ${t('partner.print.colour.measured.none')}`}
      />
      {settings.colour !== 'srgb' && (
        <Choice
          label={t('partner.print.intent')}
          value={settings.intent}
          onChange={(intent) => choose({ intent })}
          options={RENDERING_INTENTS.map((value) => ({ value, label: t(`partner.print.intent.${value}`) }))}
          hint={t(`partner.print.intent.${settings.intent}.hint`)}
        />
      )}
    </>
  );
}
