import { Link } from '@cpc/appkit';
import type { Invitation, PartnerPerson } from '@cpc/contract';
import { Button, Icon, useT } from '@cpc/ui';
import { useState } from 'react';
import { Cards, Fetched } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { AddDialog } from './add-dialog.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { Initial, PersonChips, PersonLine } from './person-line.tsx';
import { usePeople } from './use-people.ts';

/** The people of the shop, for its owners (PA-01). */
export default function PeoplePage() {
  const t = useT();
  const people = usePeople();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly invitation: Invitation }>();
  return (
    <Page
      title={t('partner.people')}
      lead={t('partner.people.lead')}
      end={
        <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
          {t('partner.people.add')}
        </Button>
      }
    >
      {made && <InvitationCard {...made} onDone={() => setMade(undefined)} />}
      <Fetched of={people} room="h-72">
        {(data) => (
          <Cards columns="gap-3 lg:grid-cols-2 roomy:grid-cols-3">
            {data.map((person) => (
              <PersonCard key={person.person_id} person={person} />
            ))}
          </Cards>
        )}
      </Fetched>
      {adding && (
        <AddDialog
          onClose={() => setAdding(false)}
          onMade={(name, invitation) => {
            setMade({ name, invitation });
            setAdding(false);
          }}
        />
      )}
    </Page>
  );
}

function PersonCard({ person }: { readonly person: PartnerPerson }) {
  const { name, username, state } = person;
  return (
    <Link
      to={`/people/${person.person_id}`}
      className="bg-raised hover:ring-edge flex h-full items-center gap-3.5 rounded-large p-4 hover:ring-1"
    >
      <Initial name={name} faint={state !== 'active'} />
      <span className="flex min-w-0 grow flex-col gap-1.5">
        <span className="flex flex-col">
          <span className="text-body font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          <span className="text-small text-ink-soft wrap-anywhere">
            <bdi>{username}</bdi>
          </span>
        </span>
        <PersonChips person={person} />
        <span className="text-small text-ink-faint">
          <PersonLine person={person} />
        </span>
      </span>
      <Icon name="forward" size={20} className="text-ink-faint" />
    </Link>
  );
}
