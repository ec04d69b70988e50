import { useNotify } from '@cpc/appkit';
import type { ActionInput, ActionName, ActionOutput } from '@cpc/contract';
import { keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAgain } from './fetch-again.ts';
import { client } from './services.ts';

interface Reading {
  readonly enabled?: boolean;
  /** How often it is fetched again, in ms. */
  readonly everyMs?: number;
  /** While another answer loads, the earlier one is shown. */
  readonly keep?: true;
  readonly page?: { readonly number: number; readonly size: number };
}

/** The answer of a call that changes nothing. */
export const useCall = <Name extends ActionName>(
  queryKey: QueryKey,
  name: Name,
  input: ActionInput<Name>,
  { enabled = true, everyMs, keep, page }: Reading = {},
) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(name, input, { signal, ...(page && { page }) }),
    enabled,
    refetchInterval: fetchAgain(everyMs),
    ...(keep && { placeholderData: keepPreviousData }),
  });

interface After<Input, Output> {
  /** What its answer replaces, by the key of the query. */
  readonly put?: QueryKey | ((output: Output) => QueryKey);
  /** What is fetched again after it. */
  readonly stale?: readonly QueryKey[];
  /** It is fetched again after a refusal too: somebody else may have been faster. */
  readonly always?: true;
  /** The caller shows a refusal; otherwise it is a message. */
  readonly quiet?: true;
  readonly onSuccess?: (output: Output, input: Input) => void;
  /** What is said of success, for an act whose button may be gone by then. */
  readonly said?: (output: Output, input: Input) => string;
}

/** Something that changes what was fetched. */
export function useChange<Input, Output>(act: (input: Input) => Promise<Output>, after: After<Input, Output> = {}) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { put, stale = [], always, quiet, onSuccess, said } = after;
  const fetchStale = () => Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: act,
    async onSuccess(output, input) {
      if (put) queries.setQueryData(typeof put === 'function' ? put(output) : put, output);
      onSuccess?.(output, input);
      if (said) notify.done(said(output, input));
      if (!always) await fetchStale();
    },
    onError: (error) => quiet || notify.failed(error),
    onSettled: () => (always ? fetchStale() : undefined),
  });
}

/** A call that changes something. */
export function useAct<Name extends ActionName>(call: Name, after?: After<ActionInput<Name>, ActionOutput<Name>>) {
  const act = useChange((input: ActionInput<Name>) => client.call(call, input), after);
  return { ...act, call };
}

/** The stations of the shop, fetched as often as the data at the counter, every 4 s. */
export const useStations = () => useCall(['stations'], 'Partner.machines', {}, { everyMs: 4000 });
