import type { OwnStation, PartnerPerson } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { Checkbox, useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { useStations } from '../core/calls.ts';
import { Pending } from '../core/fetched.tsx';
import { Either } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useSetStations } from './use-people.ts';

/** The stations that a person works at: all, or some of them (PA-09). */
export function StationsForm({ person }: { readonly person: PartnerPerson }) {
  const fetched = useStations();
  const { data: stations } = fetched;
  if (!stations) return <Pending of={fetched} room="h-24" />;
  return <Choice person={person} stations={stations} />;
}

interface Chosen {
  readonly limited: boolean;
  readonly ids: readonly string[];
}

interface ChoiceProps {
  readonly person: PartnerPerson;
  readonly stations: readonly OwnStation[];
}

function Choice({ person: { person_id, stations: saved }, stations }: ChoiceProps) {
  const t = useT();
  const form = useActForm({
    act: useSetStations(),
    saved: { limited: saved !== null, ids: saved ?? [] } as Chosen,
    complete: ({ limited, ids }) => !limited || ids.length > 0,
    input: ({ limited, ids }) => ({ person_id, stations: limited ? ids.map((id) => brand<StationId>(id)) : null }),
    said: () => t('partner.people.saved'),
  });
  const { limited, ids } = form.values;
  const toggle = (id: string, on: boolean) => form.set({ ids: on ? [...ids, id] : ids.filter((one) => one !== id) });
  return (
    <SaveForm form={form} yes="profile.limit.save">
      <p className="text-small text-ink-soft">{t('profile.limit.text')}</p>
      <Either of={form} name="limited" label="profile.limit" off="profile.limit.all" on="profile.limit.some" />
      {limited && (
        <div>
          {stations.map(({ machine_id, name }) => (
            <Checkbox
              key={machine_id}
              checked={ids.includes(machine_id)}
              onChange={(checked) => toggle(machine_id, checked)}
            >
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
        </div>
      )}
      {limited && saved?.length === 0 && <p className="text-small text-warn">{t('profile.limit.none')}</p>}
    </SaveForm>
  );
}
