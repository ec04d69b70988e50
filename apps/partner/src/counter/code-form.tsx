import { onlyDigits } from '@cpc/domain';
import { TextField, useT } from '@cpc/ui';

interface CodeFormProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** No waiting customer has this code. */
  readonly unknown: boolean;
}

const LENGTH = 6;

/** Six digits, as the customer reads them out; the list below is filtered by them. */
export function CodeForm({ code, onCode, unknown }: CodeFormProps) {
  const t = useT();
  return (
    <div className="max-w-md">
      <TextField
        label={t('partner.counter.code')}
        hint={t('partner.counter.lead')}
        error={unknown ? t('partner.counter.unknown') : undefined}
        value={code}
        onChange={(event) => onCode(onlyDigits(event.currentTarget.value).slice(0, LENGTH))}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        className="figures text-lead tracking-[0.2em]"
      />
    </div>
  );
}
