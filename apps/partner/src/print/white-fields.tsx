import type { Form } from '@cpc/appkit';
import { CUT_WIDTHS, type PrintSettings, RIP_PRESETS } from '@cpc/design';
import { Switch, TextField, useTranslator } from '@cpc/ui';
import { Choice } from './choice.tsx';
import { useRipName } from './preset-field.tsx';
import { type TypedSettings, whitesFor } from './settings-values.ts';

interface WhiteFieldsProps {
  readonly settings: PrintSettings;
  readonly choose: (choice: Partial<PrintSettings>) => void;
  /** The field of the choke, which is typed. */
  readonly choke: ReturnType<Form<TypedSettings>['field']>;
}

/** The spot colours beside the process colours: white, and the cut line. */
export function WhiteFields({ settings, choose, choke }: WhiteFieldsProps) {
  const { t, format } = useTranslator();
  const ripName = useRipName();
  const { preset } = settings;
  const known = preset ? RIP_PRESETS[preset].spots.white : undefined;
  const whites = whitesFor(settings);
  return (
    <>
      <Choice
        label={t('partner.print.white')}
        value={settings.white}
        onChange={(white) => choose({ white })}
        options={whites.map((value) => ({ value, label: t(`partner.print.white.${value}`) }))}
        hint={t(`partner.print.white.${settings.white}.hint`)}
      />
      {settings.white !== 'none' && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <TextField
            label={t('partner.print.whiteName')}
            dir="ltr"
            autoComplete="off"
            maxLength={31}
            value={settings.whiteName}
            hint={
              preset && known
                ? t('partner.print.whiteName.known', { program: ripName(preset), name: known })
                : undefined
            }
            onChange={({ target }) => choose({ whiteName: target.value })}
          />
          <TextField
            label={t('partner.print.choke')}
            dir="ltr"
            inputMode="decimal"
            end={format.mmSign()}
            hint={t('partner.print.choke.hint')}
            {...choke}
          />
        </div>
      )}
      {settings.format === 'pdf' && (
        <div className="flex flex-col gap-1.5">
          <Switch
            checked={settings.cutContour !== null}
            onChange={(on) => choose({ cutContour: on ? 'CutContour' : null })}
          >
            {t('partner.print.cut')}
          </Switch>
          <p className="text-small text-ink-faint">{t('partner.print.cut.hint')}</p>
          {settings.cutContour !== null && (
            <>
              <TextField
                label={t('partner.print.cutName')}
                dir="ltr"
                autoComplete="off"
                maxLength={31}
                value={settings.cutContour}
                onChange={({ target }) => choose({ cutContour: target.value })}
              />
              <Choice
                label={t('partner.print.cutWidth')}
                value={String(settings.cutWidth)}
                onChange={(one) =>
                  choose({ cutWidth: CUT_WIDTHS.find((width) => String(width) === one) ?? settings.cutWidth })
                }
                options={CUT_WIDTHS.map((width) => ({ value: String(width), label: format.number(width) }))}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}
