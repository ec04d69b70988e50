import { TextField, useT } from '@cpc/ui';
import type { ComponentProps } from 'react';

/** Why a person does something, in a few words. */
export function ReasonField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useT();
  return <TextField label={t('partner.care.reason')} maxLength={200} {...props} />;
}
