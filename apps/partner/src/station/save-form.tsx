import type { Form } from '@cpc/appkit';
import { Button, useT } from '@cpc/ui';
import type { ReactNode } from 'react';

interface SaveFormProps {
  readonly form: Pick<Form<object>, 'props' | 'changed'>;
  readonly busy: boolean;
  readonly incomplete?: boolean;
  readonly children: ReactNode;
}

/** A small form of a station's page: its fields, then the button that saves them. */
export function SaveForm({ form, busy, incomplete, children }: SaveFormProps) {
  const t = useT();
  return (
    <form className="flex flex-col gap-3" {...form.props}>
      {children}
      {form.changed && <p className="text-small text-ink-soft">{t('partner.unsaved')}</p>}
      <Button kind="outline" type="submit" disabled={incomplete} busy={busy}>
        {t('partner.sale.save')}
      </Button>
    </form>
  );
}
