import type { Finding } from '@cpc/design';
import { Icon, useT } from '@cpc/ui';
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { useFindings, useWatch } from './context.ts';
import { FindingRow } from './finding-row.tsx';

/** The findings, the worst first, each with its layer (PF-01). */
export function FindingsPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const watch = useWatch();
  const findings = useFindings();
  const [announcement, announce] = useState('');
  const fix = async (finding: Finding) => {
    announce('');
    if (await watch.fix(finding)) announce(t('preflight.fixed'));
  };
  return (
    <Panel title={t('preflight.title')} onClose={onClose}>
      <output className="sr-only">{announcement}</output>
      {findings.length === 0 ? (
        <div className="flex items-center gap-4 py-3">
          <span className="bg-good-wash text-good grid size-11 shrink-0 place-items-center rounded-full">
            <Icon name="check" size={22} />
          </span>
          <p>
            <span className="block font-medium">{t('preflight.none')}</span>
            <span className="text-small text-ink-soft">{t('preflight.none.hint')}</span>
          </p>
        </div>
      ) : (
        <ul aria-label={t('preflight.title')} className="flex flex-col gap-2">
          {findings.map((finding) => (
            <FindingRow
              key={`${finding.kind} ${finding.layer}`}
              finding={finding}
              onFix={(chosen) => void fix({ ...finding, fix: chosen })}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
