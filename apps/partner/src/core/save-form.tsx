import type { MessageKey } from '@cpc/i18n';
import { Button, type ButtonProps, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import type { ActForm } from './act-form.ts';
import { Refused } from './form-dialog.tsx';

interface SaveFormProps {
  readonly form: Pick<ActForm<object>, 'props' | 'incomplete' | 'busy' | 'refused' | 'changed'>;
  /** Says what is not saved yet, for a form whose texts outlive its page. */
  readonly keeps?: true;
  readonly yes?: MessageKey;
  readonly kind?: ButtonProps['kind'];
  readonly icon?: ButtonProps['icon'];
  readonly wide?: true;
  readonly children: ReactNode;
}

/** A small form of a page: its fields, then the button that saves them. */
export function SaveForm({
  form,
  keeps,
  yes = 'partner.sale.save',
  kind = 'outline',
  icon,
  wide,
  children,
}: SaveFormProps) {
  const t = useT();
  return (
    <form className="flex flex-col gap-3" {...form.props}>
      {children}
      <Refused text={form.refused} />
      {keeps && form.changed && <p className="text-small text-ink-soft">{t('partner.unsaved')}</p>}
      <Button
        kind={kind}
        icon={icon}
        type="submit"
        disabled={form.incomplete}
        busy={form.busy}
        className={keeps || wide ? '' : 'self-start'}
      >
        {t(yes)}
      </Button>
    </form>
  );
}
