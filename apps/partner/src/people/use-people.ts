import { useNotify } from '@cpc/appkit';
import type { ActionInput, Invitation, PartnerPerson } from '@cpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const PEOPLE = ['people'] as const;

export const usePeople = () =>
  useQuery<readonly PartnerPerson[]>({
    queryKey: PEOPLE,
    queryFn: ({ signal }) => client.call('Partner.people', {}, { signal }),
  });

/** Changes a person of the shop; errors are shown here. */
function useChange<Input>(change: (input: Input) => Promise<readonly PartnerPerson[]>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: change,
    onSuccess: (people) => queries.setQueryData(PEOPLE, people),
    onError: notify.failed,
  });
}

export const useRename = () =>
  useChange((input: ActionInput<'Partner.renamePerson'>) => client.call('Partner.renamePerson', input));
export const useSetRole = () =>
  useChange((input: ActionInput<'Partner.setRole'>) => client.call('Partner.setRole', input));
export const useSetStations = () =>
  useChange((input: ActionInput<'Partner.setPersonStations'>) => client.call('Partner.setPersonStations', input));
export const useBlock = () =>
  useChange((input: ActionInput<'Partner.blockPerson'>) => client.call('Partner.blockPerson', input));

/** Makes an invitation: for a new person, or again for an existing one. */
export function useInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (who: ActionInput<'Partner.addPerson'> | ActionInput<'Partner.invitePerson'>): Promise<Invitation> =>
      'person_id' in who ? client.call('Partner.invitePerson', who) : client.call('Partner.addPerson', who),
    onSettled: () => queries.invalidateQueries({ queryKey: PEOPLE }),
  });
}
