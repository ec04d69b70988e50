import { useAct, useCall } from '../core/calls.ts';

const PEOPLE = ['people'] as const;
const QUIET = { put: PEOPLE, quiet: true } as const;

export const usePeople = () => useCall(PEOPLE, 'Partner.people', {});
export const useRename = () => useAct('Partner.renamePerson', QUIET);
export const useSetRole = () => useAct('Partner.setRole', QUIET);
export const useSetStations = () => useAct('Partner.setPersonStations', QUIET);
export const useBlock = () => useAct('Partner.blockPerson', { put: PEOPLE });
export const useAdd = () => useAct('Partner.addPerson', { stale: [PEOPLE], always: true, quiet: true });
/** Invites an existing person again. */
export const useInvite = () => useAct('Partner.invitePerson', { stale: [PEOPLE], always: true });
