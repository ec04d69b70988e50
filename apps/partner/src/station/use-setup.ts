import type { StationId } from '@cpc/domain';
import { useAct, useCall } from '../core/calls.ts';

const keyOf = (stationId: StationId) => ['setup', stationId] as const;

/** What is missing at a station. @param everyMs how often it is fetched again: its reader may stand beside the station */
export const useSetup = (stationId: StationId, { enabled = true, everyMs = 3000 } = {}) =>
  useCall(keyOf(stationId), 'Partner.stationSetup', { machine_id: stationId }, { enabled, everyMs });

/** A step that is done is seen at once. */
export const staleAfterStep = (stationId: StationId) => [keyOf(stationId), ['station', stationId]] as const;

export const usePrintTest = (id: StationId) => useAct('Partner.testPrint', { stale: staleAfterStep(id) });
export const useFindPrinters = (id: StationId) => useAct('Partner.findPrinters', { put: keyOf(id) });
export const useChoosePrinter = (id: StationId, more: { readonly quiet?: true } = {}) =>
  useAct('Partner.choosePrinter', { put: keyOf(id), ...more });
export const useAnswerTest = (id: StationId) => useAct('Partner.answerTest', { put: keyOf(id) });
