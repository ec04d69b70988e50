import { useNotify } from '@cpc/appkit';
import type { StationPrint } from '@cpc/contract';
import type { PrintSettings } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** How often the settings are fetched, in ms: only the owner changes them, and the printer's formats rarely change. */
const EVERY_MS = 30_000;
const keyOf = (stationId: StationId) => ['print', stationId] as const;

/** The print file settings of a station, and its profile. */
export const usePrint = (stationId: StationId) =>
  useQuery<StationPrint>({
    queryKey: keyOf(stationId),
    queryFn: ({ signal }) => client.call('Partner.printSettings', { machine_id: stationId }, { signal }),
    refetchInterval: EVERY_MS,
  });

/**
 * Runs an action that answers with the new print settings, which the page then shows; a refusal is shown as a message.
 */
function usePrintAction<Input>(
  stationId: StationId,
  act: (input: Input) => Promise<StationPrint>,
  onDone: () => void,
  notifies = true,
) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess(print) {
      queries.setQueryData(keyOf(stationId), print);
      onDone();
    },
    onError: (error) => notifies && notify.failed(error),
  });
}

export const useSaveSettings = (stationId: StationId, onDone: () => void) =>
  usePrintAction(
    stationId,
    (settings: PrintSettings) => client.call('Partner.setPrintSettings', { machine_id: stationId, settings }),
    onDone,
  );

export const useRemoveProfile = (stationId: StationId, onDone: () => void) =>
  usePrintAction(stationId, () => client.call('Partner.removeProfile', { machine_id: stationId }), onDone);

/** The reason of a refused profile stays beside the chosen file. */
export const useUploadProfile = (stationId: StationId, onDone: () => void) =>
  usePrintAction(
    stationId,
    async (file: File) => {
      const path = `/partnerapplets/profile/${encodeURIComponent(stationId)}?name=${encodeURIComponent(file.name)}`;
      const bytes = new Blob([file], { type: 'application/vnd.iccprofile' });
      return (await client.sendBytes(path, bytes)) as StationPrint;
    },
    onDone,
    false,
  );
