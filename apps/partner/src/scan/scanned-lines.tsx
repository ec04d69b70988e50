import { Button, List, StateView, useT, useTranslator } from '@cpc/ui';
import { keyOfLine, removeLine, takeUnread, typePieces } from './scan-list.ts';
import { ScanRow } from './scan-row.tsx';
import type { Scanning } from './use-scanning.ts';

/** What was scanned so far, to be corrected before it is booked. */
export function ScannedLines({ list, change, ask, retryUnread }: Scanning) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      {list.unread.length > 0 && (
        <Unread codes={list.unread} onRetry={retryUnread} onForget={() => change(takeUnread)} />
      )}
      {list.lines.length === 0 ? (
        <StateView icon="scan" title={t('scan.list.none')} hint={t('scan.list.none.hint')} />
      ) : (
        <List label={t('scan.list')}>
          {list.lines.map((line) => (
            <ScanRow
              key={keyOfLine(line)}
              line={line}
              onType={(text) => change((now) => typePieces(now, keyOfLine(line), text))}
              onCorrect={() => ask({ code: line.code, line })}
              onRemove={() => change((now) => removeLine(now, keyOfLine(line)))}
            />
          ))}
        </List>
      )}
      <Button kind="ghost" icon="plus" className="self-start" onClick={() => ask({ code: '' })}>
        {t('scan.kind.add')}
      </Button>
    </div>
  );
}

interface UnreadProps {
  readonly codes: readonly string[];
  readonly onRetry: () => void;
  readonly onForget: () => void;
}

/** Codes that were scanned while the server could not be reached, or that it refused: no box is lost. */
function Unread({ codes, onRetry, onForget }: UnreadProps) {
  const { t, format } = useTranslator();
  return (
    <section role="alert" className="bg-warn-wash flex flex-col gap-3 rounded-large p-4">
      <p className="text-warn font-medium">{t('scan.unread', { count: codes.length })}</p>
      <p className="text-small wrap-anywhere">{format.list(codes)}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" icon="refresh" onClick={onRetry}>
          {t('common.retry')}
        </Button>
        <Button kind="ghost" onClick={onForget}>
          {t('scan.unread.forget')}
        </Button>
      </div>
    </section>
  );
}
