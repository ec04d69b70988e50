import type { StationPrint } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { useAct, useCall, useChange } from '../core/calls.ts';
import { client } from '../core/services.ts';

const keyOf = (stationId: StationId) => ['print', stationId] as const;

/** The print file settings of a station, and its profile: only the owner changes them, and the printer's formats rarely change. */
export const usePrint = (stationId: StationId) =>
  useCall(keyOf(stationId), 'Partner.printSettings', { machine_id: stationId }, { everyMs: 30_000 });

/** The page shows the new print settings, which a change answers with. */
export const useSaveSettings = (id: StationId, onSuccess?: () => void) =>
  useAct('Partner.setPrintSettings', { put: keyOf(id), ...(onSuccess && { onSuccess }) });
export const useRemoveProfile = (id: StationId) => useAct('Partner.removeProfile', { put: keyOf(id) });

/** The reason of a refused profile stays beside the chosen file. */
export function useUploadProfile(stationId: StationId, onSuccess: () => void) {
  const upload = async (file: File) => {
    const path = `/partnerapplets/profile/${encodeURIComponent(stationId)}?name=${encodeURIComponent(file.name)}`;
    const bytes = new Blob([file], { type: 'application/vnd.iccprofile' });
    return (await client.sendBytes(path, bytes)) as StationPrint;
  };
  return useChange(upload, { put: keyOf(stationId), quiet: true, onSuccess });
}
