import type { StationPrint } from '@cpc/contract';
import { INK_AREAS, PRINT_DPI, PRINT_FORMATS, PRINT_MEDIA_TYPES, type PrintSettings } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import { Button, useT, useTranslator } from '@cpc/ui';
import { type ReactNode, useState } from 'react';
import { useActForm } from '../core/act-form.ts';
import { Choice } from './choice.tsx';
import { ColourFields } from './colour-fields.tsx';
import { PresetField } from './preset-field.tsx';
import {
  isOther,
  settingsForRip,
  settingsOf,
  settingsWith,
  typedOf,
  typedOver,
  type TypedSettings,
} from './settings-values.ts';
import { useSaveSettings } from './use-print.ts';
import { WhiteFields } from './white-fields.tsx';

interface SettingsFormProps {
  readonly print: StationPrint;
  readonly id: StationId;
}

interface TypedPrint extends TypedSettings {
  readonly profile: StationPrint['profile'];
}

/** The print files a station gets (SA-05). Each choice adjusts the others to match. */
export function SettingsForm({ print, id }: SettingsFormProps) {
  const { t, format } = useTranslator();
  const form = useActForm({
    act: useSaveSettings(id),
    keepAs: `print ${id}`,
    saved: { ...typedOf(print.settings, format.typed), profile: print.profile } as TypedPrint,
    // A save elsewhere, or by somebody else, does not discard the edits.
    merge: (typed, before) => ({ ...typedOver(typed, before.settings, print, format.typed), profile: print.profile }),
    check: (typed) => ({ choke: settingsOf(typed) === undefined ? t('partner.print.choke.hint') : undefined }),
    input: (typed) => {
      const settings = settingsOf(typed);
      return settings && { machine_id: id, settings };
    },
    said: () => t('partner.print.saved.hint'),
  });
  const typed = form.values;
  const { settings } = typed;
  const choose = (choice: Partial<PrintSettings>) =>
    form.set({ settings: settingsWith(settings, choice, print.profile) });
  const isChanged = isOther(typed, print.settings);
  return (
    <form className="flex flex-col gap-5" {...form.props}>
      <PresetField
        settings={settings}
        choose={(preset) => form.set({ settings: settingsForRip(settings, preset, print.profile) })}
      />
      <More
        key={settings.preset === null ? 'own' : 'preset'}
        open={settings.preset === null || form.field('choke').error !== undefined}
      >
        <Choice
          label={t('partner.print.format')}
          value={settings.format}
          onChange={(one) => choose({ format: one })}
          options={PRINT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          hint={
            print.printer_formats
              ? t('partner.print.takes', { formats: format.list(namesOf(print.printer_formats)) })
              : undefined
          }
        />
        <Choice
          label={t('partner.print.dpi')}
          value={String(settings.dpi)}
          onChange={(one) => choose({ dpi: PRINT_DPI.find((dpi) => String(dpi) === one) ?? settings.dpi })}
          options={PRINT_DPI.map((dpi) => ({ value: String(dpi), label: String(dpi) }))}
          hint={t('partner.print.dpi.hint')}
        />
        <ColourFields settings={settings} profile={print.profile} choose={choose} />
        <WhiteFields settings={settings} choose={choose} choke={form.field('choke')} />
        <Choice
          label={t('partner.print.area')}
          value={settings.inkArea}
          onChange={(inkArea) => choose({ inkArea })}
          options={INK_AREAS.map((value) => ({ value, label: t(`partner.print.area.${value}`) }))}
          hint={t(`partner.print.area.${settings.inkArea}.hint`)}
        />
      </More>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind={isChanged ? 'primary' : 'quiet'}
          type="submit"
          busy={form.busy}
          disabled={!isChanged}
          className="grow"
        >
          {t(isChanged ? 'partner.print.save' : 'partner.print.saved')}
        </Button>
        {isChanged && (
          <Button kind="ghost" onClick={() => form.reset()}>
            {t('partner.print.undo')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface MoreProps {
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Every setting by itself: closed while a preset answers for them. */
function More({ open, children }: MoreProps) {
  const t = useT();
  // What opens by itself for a wrong field stays open when it is right again.
  const [wanted, setWanted] = useState(false);
  return (
    <details open={open || wanted} onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
      <summary className="press min-h-11 cursor-pointer py-2.5 text-small font-medium text-ink-soft">
        {t('partner.print.more')}
      </summary>
      <div className="flex flex-col gap-5 pt-1">{children}</div>
    </details>
  );
}

/** Media types by their common names; formats that the server cannot make are left out. */
const namesOf = (types: readonly string[]): readonly string[] =>
  PRINT_FORMATS.filter((one) => types.includes(PRINT_MEDIA_TYPES[one])).map((one) => one.toUpperCase());
