import type { Finding } from '@cpc/design';
import { Button, Dialog, Icon, useT } from '@cpc/ui';
import { severityLook } from './severity-look.ts';

export interface FinishDialogProps {
  readonly findings: readonly Finding[];
  readonly onClose: () => void;
  readonly onLook: () => void;
  readonly onAnyway: () => void;
}

/** Shown before an order with serious findings: it lists what will print badly, and lets the customer go on. */
export function FinishDialog({ findings, onClose, onLook, onAnyway }: FinishDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('preflight.finish.title')}
      text={t('preflight.finish.text', { count: findings.length })}
      actions={
        <>
          <Button kind="ghost" onClick={onAnyway}>
            {t('preflight.finish.anyway')}
          </Button>
          <Button kind="primary" onClick={onLook}>
            {t('preflight.finish.look')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2">
        {findings.map(({ kind, layer, severity, values }) => (
          <li key={`${kind} ${layer}`} className="flex items-center gap-3">
            <Icon name="warning" size={18} className={`shrink-0 ${severityLook(severity)}`} />
            {t(`preflight.kind.${kind}`, values)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
