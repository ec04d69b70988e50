import { Button, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { Cards, Pending } from '../core/fetched.tsx';
import { AddReleaseDialog } from './add-release-dialog.tsx';
import { ReleaseCard } from './release-card.tsx';
import { useReleases } from './use-fleet.ts';

/** The signed versions of the station agent, and how far each has come (OP-05). */
export function Releases() {
  const t = useT();
  const list = useReleases();
  const [adding, setAdding] = useState(false);
  if (!list.data) return <Pending of={list} room="h-72" />;
  const { has_key, releases } = list.data;
  if (!has_key)
    return <StateView icon="lock" tone="warn" title={t('fleet.release.noKey')} hint={t('fleet.release.noKey.hint')} />;
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('fleet.release.add')}
    </Button>
  );
  return (
    <>
      {releases.length === 0 ? (
        <StateView icon="layers" title={t('fleet.release.none')} hint={t('fleet.release.none.hint')} action={add} />
      ) : (
        <>
          <div>{add}</div>
          <Cards columns="gap-4 lg:grid-cols-2">
            {releases.map((release) => (
              <ReleaseCard key={release.version} release={release} />
            ))}
          </Cards>
        </>
      )}
      {adding && <AddReleaseDialog onClose={() => setAdding(false)} />}
    </>
  );
}
