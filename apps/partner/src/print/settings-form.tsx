import type { StationPrint } from '@cpc/contract';
import { INK_AREAS, PRINT_DPI, PRINT_FORMATS, PRINT_MEDIA_TYPES, type PrintSettings } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import { Button, useToast, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Choice } from './choice.tsx';
import { ColourFields } from './colour-fields.tsx';
import { isOther, settingsOf, settingsWith, type TypedSettings, typedOf, typedOver } from './settings-values.ts';
import { useSaveSettings } from './use-print.ts';
import { WhiteFields } from './white-fields.tsx';

interface SettingsFormProps {
  readonly print: StationPrint;
  readonly id: StationId;
}

/** The print files a station gets (SA-05). Each choice adjusts the others to match. */
export function SettingsForm({ print, id }: SettingsFormProps) {
  const { t } = useTranslator();
  const toast = useToast();
  const [typed, setTyped] = useTyped(print);
  const [refused, setRefused] = useState(false);
  const { settings } = typed;
  const choose = (choice: Partial<PrintSettings>) =>
    setTyped({ ...typed, settings: settingsWith(settings, choice, print.profile) });
  const save = useSaveSettings(id, () => toast(t('partner.print.saved.hint'), { icon: 'check' }));
  const isChanged = isOther(typed, print.settings);
  const submit = () => {
    const whole = settingsOf(typed);
    setRefused(whole === undefined);
    if (whole) save.mutate(whole);
  };
  return (
    <form
      className="flex flex-col gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Choice
        label={t('partner.print.format')}
        value={settings.format}
        onChange={(one) => choose({ format: one })}
        options={PRINT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
        hint={print.printer_formats ? t('partner.print.takes', { formats: namesOf(print.printer_formats) }) : undefined}
      />
      <Choice
        label={t('partner.print.dpi')}
        value={String(settings.dpi)}
        onChange={(one) => choose({ dpi: PRINT_DPI.find((dpi) => String(dpi) === one) ?? settings.dpi })}
        options={PRINT_DPI.map((dpi) => ({ value: String(dpi), label: String(dpi) }))}
        hint={t('partner.print.dpi.hint')}
      />
      <ColourFields settings={settings} profile={print.profile} choose={choose} />
      <WhiteFields
        typed={typed}
        wrong={refused && settingsOf(typed) === undefined}
        choose={choose}
        onChange={setTyped}
      />
      <Choice
        label={t('partner.print.area')}
        value={settings.inkArea}
        onChange={(inkArea) => choose({ inkArea })}
        options={INK_AREAS.map((value) => ({ value, label: t(`partner.print.area.${value}`) }))}
        hint={t(`partner.print.area.${settings.inkArea}.hint`)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind={isChanged ? 'primary' : 'quiet'}
          type="submit"
          busy={save.isPending}
          disabled={!isChanged}
          className="grow"
        >
          {t(isChanged ? 'partner.print.save' : 'partner.print.saved')}
        </Button>
        {isChanged && (
          <Button kind="ghost" onClick={() => setTyped(typedOf(print.settings))}>
            {t('partner.print.undo')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The edited settings, on top of the saved ones: a save elsewhere, or by somebody else, does not discard the edits. */
function useTyped(print: StationPrint): readonly [TypedSettings, (typed: TypedSettings) => void] {
  const [held, setHeld] = useState(() => ({ print, typed: typedOf(print.settings) }));
  const typed = held.print === print ? held.typed : typedOver(held.typed, held.print.settings, print);
  if (held.print !== print) setHeld({ print, typed });
  return [typed, (next) => setHeld({ print, typed: next })];
}

/** Media types by their common names; formats that the server cannot make are left out. */
const namesOf = (types: readonly string[]): string =>
  PRINT_FORMATS.filter((one) => types.includes(PRINT_MEDIA_TYPES[one]))
    .map((one) => one.toUpperCase())
    .join(', ');
