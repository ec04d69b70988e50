import { saveFile } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import { useAct, useCall } from '../core/calls.ts';
import { usePages } from '../core/use-pages.ts';

const TILL = ['till'] as const;

export const useTill = () => useCall([...TILL, 'now'], 'Partner.till', {}, { everyMs: 4000 });
export const useJournal = (wanted: ActionInput<'Partner.tillJournal'>) =>
  usePages([...TILL, 'journal', wanted], 'Partner.tillJournal', wanted);

/** Changes the till; what was fetched about it is fetched again. */
const AFTER = { stale: [TILL], always: true, quiet: true } as const;

export const useOpenTill = () => useAct('Partner.openTill', AFTER);
export const useCloseTill = () => useAct('Partner.closeTill', AFTER);
export const useBankCash = () => useAct('Partner.bankCash', AFTER);

/** Saves the journal on the device. */
export const useSaveJournal = () => useAct('Partner.tillFile', { onSuccess: ({ name, file }) => saveFile(name, file) });
