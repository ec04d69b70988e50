import { Link } from '@cpc/appkit';
import { SelectField, useT } from '@cpc/ui';
import { useState } from 'react';
import { Page } from '../core/page.tsx';
import { useStations } from '../core/calls.ts';
import { LABELS } from '../core/paths.ts';
import { BookBar } from './book-bar.tsx';
import { CameraPanel } from './camera-panel.tsx';
import { CodeField } from './code-field.tsx';
import { KindDialog } from './kind-dialog.tsx';
import { ScannedLines } from './scanned-lines.tsx';
import { useScanning } from './use-scanning.ts';

/** Refills a station by scanning boxes: the list is reviewed, then booked as one delivery (PA-03). */
export default function ScanPage() {
  const t = useT();
  const scanning = useScanning();
  const { list, said, asking, onCode, onKnown, onDropped, begin } = scanning;
  const [stationId, setStationId] = useState('');
  const stations = useStations().data ?? [];
  const station = stations.find(({ machine_id }) => machine_id === stationId) ?? stations[0];
  return (
    <Page
      title={t('scan.page')}
      end={
        <div className="flex gap-4">
          <Link to={LABELS} className="text-small flex min-h-11 items-center underline underline-offset-2">
            {t('scan.labels')}
          </Link>
          <Link to="/stock" className="text-small flex min-h-11 items-center underline underline-offset-2">
            {t('scan.back')}
          </Link>
        </div>
      }
    >
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          {stations.length > 1 && (
            <SelectField
              label={t('scan.station')}
              value={station?.machine_id ?? ''}
              onChange={({ currentTarget }) => setStationId(currentTarget.value)}
              options={stations.map(({ machine_id, name }) => ({ value: machine_id, label: name }))}
            />
          )}
          <CameraPanel onCode={onCode} />
          <CodeField onCode={onCode} />
          <output className="text-good font-medium">{said}</output>
        </div>
        <ScannedLines {...scanning} />
      </div>
      {list.lines.length > 0 && <BookBar list={list} station={station} onBegin={begin} />}
      {asking && (
        <KindDialog key={asking.code} code={asking.code} before={asking.line} onKnown={onKnown} onClose={onDropped} />
      )}
    </Page>
  );
}
