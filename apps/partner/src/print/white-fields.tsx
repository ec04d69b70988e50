import type { Form } from '@cpc/appkit';
import type { PrintSettings } from '@cpc/design';
import { Switch, TextField, useTranslator } from '@cpc/ui';
import { Choice } from './choice.tsx';
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
  const whites = whitesFor(settings.format);
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
            <TextField
              label={t('partner.print.cutName')}
              dir="ltr"
              autoComplete="off"
              maxLength={31}
              value={settings.cutContour}
              onChange={({ target }) => choose({ cutContour: target.value })}
            />
          )}
        </div>
      )}
    </>
  );
}
