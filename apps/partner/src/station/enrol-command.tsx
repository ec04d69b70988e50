import { Segmented, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { CopyLine } from './copy-line.tsx';

type System = 'linux' | 'windows';

const EXAMPLE = 'ipp://printer.local/ipp/print';

/** The one command that makes a computer the station's agent, with the code inside (JN-10). */
export function EnrolCommand({ code }: { readonly code: string }) {
  const t = useT();
  const [system, setSystem] = useState<System>('linux');
  const [printer, setPrinter] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <Segmented<System>
        label={t('partner.care.keys.commandHow')}
        value={system}
        onChange={setSystem}
        options={[
          { value: 'linux', label: t('partner.care.keys.linux') },
          { value: 'windows', label: t('partner.care.keys.windows') },
        ]}
      />
      <TextField
        label={t('partner.care.keys.printer')}
        hint={t('setup.printers.later')}
        value={printer}
        placeholder={EXAMPLE}
        dir="ltr"
        className="rtl:text-right"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        onChange={({ currentTarget }) => setPrinter(currentTarget.value)}
      />
      <p className="text-small text-ink-soft">{t('partner.care.keys.commandHow')}</p>
      <CopyLine text={enrolCommand(system, { server: location.origin, code, printer: printer.trim() })} />
    </div>
  );
}

interface Enrolment {
  readonly server: string;
  readonly code: string;
  /** Empty if nobody knows it yet. */
  readonly printer: string;
}

/** For `sh` or PowerShell. In both, nothing is special between single quotes but the quote, which no address has. */
export function enrolCommand(system: System, { server, code, printer }: Enrolment): string {
  const address = printer.replaceAll("'", '');
  const values = [['SERVER_URL', server], ['STATION_ENROL_CODE', code], ...(address ? [['PRINTER', address]] : [])];
  if (system === 'linux')
    return `sudo ${values.map(([name, value]) => `${name}='${value}'`).join(' ')} sh station/install.sh`;
  // No script keeps a printer here, and an agent without any setting simulates one.
  const usual = address ? '' : `if (!$env:PRINTER) { $env:PRINTER='${EXAMPLE}' }; `;
  return `${values.map(([name, value]) => `$env:${name}='${value}'`).join('; ')}; ${usual}node station\\launcher.mjs`;
}
