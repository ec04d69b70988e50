import type { PartnerPerson } from '@cpc/contract';
import { hasDuty } from '@cpc/domain';
import { Card, ErrorState, Skeleton, useT } from '@cpc/ui';
import { History } from '../core/history.tsx';
import { BackLink, Titled } from '../core/page.tsx';
import { Part } from '../core/part.tsx';
import { PERSON, useIdIn } from '../core/paths.ts';
import { useSession } from '../core/session-store.ts';
import { Access } from './access.tsx';
import { Leave } from './leave.tsx';
import { Initial, PersonChips, PersonLine } from './person-line.tsx';
import { NameForm, RoleForm } from './role-field.tsx';
import { StationsForm } from './stations-form.tsx';
import { usePeople } from './use-people.ts';

/** One person of the shop: name, role, access and history. */
export default function PersonPage() {
  const t = useT();
  const id = useIdIn(PERSON);
  const people = usePeople();
  const person = people.data?.find(({ person_id }) => person_id === id);
  return (
    <Titled title={person?.name ?? t('partner.people')}>
      <BackLink to="/people">{t('partner.people')}</BackLink>
      {person ? (
        <Person key={person.person_id} person={person} />
      ) : people.isError || people.isSuccess ? (
        <ErrorState onRetry={() => void people.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-large" />
      )}
    </Titled>
  );
}

function Person({ person }: { readonly person: PartnerPerson }) {
  const t = useT();
  const me = useSession()?.person_id === person.person_id;
  return (
    <>
      <Head person={person} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Part title={t('partner.people.name')}>
            <NameForm person={person} />
          </Part>
          {me ? (
            <Part title={t('partner.people.access')}>
              <Leave person={person} />
            </Part>
          ) : (
            <>
              {person.state !== 'blocked' && (
                <Part title={t('partner.people.role')}>
                  <RoleForm person={person} />
                </Part>
              )}
              {person.state !== 'blocked' && !hasDuty(person.role, 'money') && (
                <Part title={t('profile.limit')}>
                  <StationsForm person={person} />
                </Part>
              )}
              <Part title={t('partner.people.access')}>
                <Access person={person} />
              </Part>
            </>
          )}
        </div>
        <Part title={t('partner.care.history')}>
          <PersonHistory person={person} />
        </Part>
      </div>
    </>
  );
}

function Head({ person }: { readonly person: PartnerPerson }) {
  return (
    <Card className="flex items-center gap-4 p-5">
      <Initial name={person.name} faint={person.state !== 'active'} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div>
          <h1 className="text-lead font-semibold wrap-anywhere">
            <bdi>{person.name}</bdi>
          </h1>
          <p className="text-small text-ink-soft wrap-anywhere">
            <bdi>{person.username}</bdi>
          </p>
        </div>
        <PersonChips person={person} />
        <p className="text-small text-ink-faint">
          <PersonLine person={person} />
        </p>
      </div>
    </Card>
  );
}

/** What was done to a person, and by whom. */
function PersonHistory({ person: { history } }: { readonly person: PartnerPerson }) {
  const t = useT();
  const changes = history.map(({ at, event, role, by }) => ({
    at,
    what: t(`partner.people.event.${event}`, { role }),
    by: by ?? t('partner.people.operator'),
  }));
  return <History changes={changes} />;
}
