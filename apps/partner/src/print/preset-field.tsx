import { type PrintSettings, RIP_NAMES, RIP_PRESETS, type RipName } from '@cpc/design';
import { Facts, SelectField, useT } from '@cpc/ui';

interface PresetFieldProps {
  readonly settings: PrintSettings;
  readonly choose: (preset: RipName | null) => void;
}

/** The program beside the printer, and what its files carry by these settings (SA-11). */
export function PresetField({ settings, choose }: PresetFieldProps) {
  const t = useT();
  const { preset } = settings;
  const nameOf = useRipName();
  return (
    <>
      <SelectField
        label={t('partner.print.preset')}
        value={preset ?? ''}
        onChange={({ target }) => choose(RIP_NAMES.find((name) => name === target.value) ?? null)}
        options={[
          { value: '', label: t('partner.print.preset.own') },
          ...RIP_NAMES.map((value) => ({ value, label: nameOf(value) })),
        ]}
        hint={preset ? t('partner.print.preset.hint') : undefined}
      />
      {preset && <Summary settings={settings} />}
    </>
  );
}

/** A RIP as its maker or the reader's language calls it. */
export function useRipName(): (name: RipName) => string {
  const t = useT();
  return (name) => RIP_PRESETS[name].maker ?? t(`partner.print.preset.${name === 'pngRip' ? name : 'ipp'}`);
}

function Summary({ settings: { format, white, whiteName, cutContour } }: Pick<PresetFieldProps, 'settings'>) {
  const t = useT();
  const form = t(`partner.print.white.${white}`);
  const facts = [
    { name: t('partner.print.format'), value: format.toUpperCase() },
    {
      name: t('partner.print.white'),
      value:
        white === 'none' ? (
          form
        ) : (
          <>
            <bdi>{whiteName}</bdi>
            {` · ${form}`}
          </>
        ),
    },
    ...(cutContour === null ? [] : [{ name: t('partner.print.cut'), value: <bdi>{cutContour}</bdi> }]),
  ];
  return <Facts facts={facts} />;
}
