import { wordsOf } from '@cpc/client';
import type { DrawingOffer, DrawingView } from '@cpc/contract';
import { type DrawingId, OPEN_DRAWING_STATES } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DrawingPort, DrawingWish } from '../../ports/drawing-port.ts';
import { beginDrawing } from './begin-drawing.ts';

export const isOpen = ({ state }: DrawingView): boolean => OPEN_DRAWING_STATES.some((open) => open === state);

/** What a customer who comes back wants to see: the drawing at work, or the last one if its pictures are still there. */
const newest = (list: readonly DrawingView[]): DrawingView | undefined =>
  list.find(isOpen) ?? list.slice(0, 1).find(({ results }) => results.length > 0);

/** The name of the shown drawing in the tab's memory. */
const SHOWN = 'drawing';

export interface Drawings {
  /** What is offered here; undefined until it is known. */
  readonly offer: DrawingOffer | undefined;
  /** The drawings that are known so far, the newest first; undefined until they are. */
  readonly list: readonly DrawingView[] | undefined;
  /** Offer and list could not be fetched. */
  readonly isLost: boolean;
  readonly retry: () => void;
  /** Fetches older drawings; undefined if there are none. */
  readonly more: (() => void) | undefined;
  /** The drawing that the stage shows. */
  readonly shown: DrawingView | undefined;
  readonly show: (drawing: DrawingView) => void;
  /** The words are on their way to the server. */
  readonly isBeginning: boolean;
  /** It was refused by its words, before it was drawn: it costs nothing. */
  readonly isFree: boolean;
  /** Why the last call failed, for the customer. */
  readonly problem: string | undefined;
  /** @returns false if it did not begin */
  readonly begin: (wish: Omit<DrawingWish, 'client_key'>) => Promise<boolean>;
  readonly cancel: (drawing: DrawingView) => void;
  readonly remove: (drawing: DrawingView) => void;
}

/** The customer's drawings: begun here or in another tab, followed by the server's push, and found again after a reload. */
export function useDrawings(port: DrawingPort): Drawings {
  const t = useT();
  const { offer, list, isLost, hasMore, refresh, fetchMore, merge, drop } = useKnown(port);
  const [shownId, setShownId] = useState(() => port.memory.read(SHOWN));
  const [isBeginning, setBeginning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [freeId, setFreeId] = useState<DrawingId>();
  const attempt = useRef<{ readonly wish: string; readonly key: string }>(undefined);
  const shown = list && (list.find(({ drawing_id }) => drawing_id === shownId) ?? newest(list));
  const show = ({ drawing_id }: DrawingView) => {
    setProblem(undefined);
    setShownId(drawing_id);
    port.memory.write(SHOWN, drawing_id);
  };
  const openId = shown && isOpen(shown) ? shown.drawing_id : undefined;
  useEffect(() => {
    if (openId === undefined) return undefined;
    return port.follow(openId, (drawing) => {
      merge([drawing]);
      // What is left has changed, and so may have the others.
      if (!isOpen(drawing)) refresh();
    });
  }, [port, openId, merge, refresh]);
  const told = (error: unknown) => setProblem(wordsOf(error) ?? t('drawing.notDone'));
  return {
    offer,
    list,
    isLost,
    retry: refresh,
    more: hasMore === true ? () => void fetchMore().catch(told) : undefined,
    shown,
    show,
    isBeginning,
    isFree: shown !== undefined && shown.drawing_id === freeId,
    problem,
    async begin(given) {
      setBeginning(true);
      setProblem(undefined);
      const wish = JSON.stringify(given);
      // The answer to the call before may be lost: with the same key it begins no second drawing.
      if (attempt.current?.wish !== wish) attempt.current = { wish, key: port.randomId() };
      try {
        const drawing = await beginDrawing(port, { ...given, client_key: attempt.current.key });
        attempt.current = undefined;
        merge([drawing]);
        show(drawing);
        if (drawing.state === 'refused') setFreeId(drawing.drawing_id);
        return true;
      } catch (error) {
        told(error);
        return false;
      } finally {
        setBeginning(false);
        refresh();
      }
    },
    cancel({ drawing_id }) {
      // It is not followed any more, and what is left may have changed.
      port.cancel(drawing_id).then((drawing) => (merge([drawing]), refresh()), told);
    },
    remove(drawing) {
      drop(drawing.drawing_id);
      port.remove(drawing.drawing_id).then(
        // Deleting ends the work on it, which may leave more.
        () => isOpen(drawing) && refresh(),
        (error: unknown) => {
          told(error);
          refresh();
        },
      );
    },
  };
}

/** The offer and the drawings as the server last told them. */
function useKnown(port: DrawingPort) {
  const [offer, setOffer] = useState<DrawingOffer>();
  const [list, setList] = useState<readonly DrawingView[]>();
  const [pages, setPages] = useState(1);
  const [hasMore, setHasMore] = useState<boolean>();
  const [isLost, setLost] = useState(false);
  /** Counts what was asked and what has changed since: an answer that was overtaken would bring back what is past. */
  const turn = useRef(0);
  const merge = useCallback((news: readonly DrawingView[]) => {
    turn.current += 1;
    setList((before = []) => {
      const ids = new Set(news.map(({ drawing_id }) => drawing_id));
      const all = [...news, ...before.filter(({ drawing_id }) => !ids.has(drawing_id))];
      return all.toSorted((one, other) => other.created_at - one.created_at);
    });
  }, []);
  const drop = useCallback((id: DrawingId) => {
    turn.current += 1;
    setList((before) => before?.filter(({ drawing_id }) => drawing_id !== id));
  }, []);
  const refresh = useCallback(() => {
    turn.current += 1;
    const asked = turn.current;
    Promise.all([port.offer(), port.list(1)]).then(
      ([offered, first]) => {
        setLost(false);
        setOffer(offered);
        if (turn.current !== asked) return;
        // What is newer than the oldest of the first page and not on it was deleted in another tab.
        const oldest = first.hasMore ? (first.drawings.at(-1)?.created_at ?? 0) : 0;
        setList((before = []) => [...first.drawings, ...before.filter(({ created_at }) => created_at < oldest)]);
        setHasMore((before) => before ?? first.hasMore);
      },
      () => setLost(true),
    );
  }, [port]);
  useEffect(() => {
    refresh();
    return port.listen(refresh);
  }, [port, refresh]);
  const fetchMore = async () => {
    const next = await port.list(pages + 1);
    setPages(pages + 1);
    setHasMore(next.hasMore);
    merge(next.drawings);
  };
  return { offer, list, isLost, hasMore, refresh, fetchMore, merge, drop };
}
