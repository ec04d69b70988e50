import { useNotify } from '@cpc/appkit';
import type { PackCode, StockKind } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { useGoodsName, useKindName } from '../stock/names.ts';
import {
  addPack,
  correctLine,
  emptyList,
  keepUnread,
  keyOfLine,
  type ScanLine,
  type ScanList,
  takeUnread,
} from './scan-list.ts';
import { readCode, useScanList } from './use-scan.ts';

/** A code whose kind is known. */
export type Known = PackCode & { readonly kind: StockKind };

/** What is asked about a code: what a new one means, or what a line should mean instead; '' for a kind without a code. */
interface Asking {
  readonly code: string;
  readonly line?: ScanLine;
}

export interface Scanning {
  readonly list: ScanList;
  readonly change: (change: (list: ScanList) => ScanList) => void;
  /** What the last code stood for, in words. */
  readonly said: string;
  /** The question that waits for a person. */
  readonly asking: Asking | undefined;
  readonly onCode: (scanned: string) => void;
  readonly ask: (question: Asking) => void;
  readonly onKnown: (known: Known) => void;
  readonly onDropped: () => void;
  readonly retryUnread: () => void;
  readonly begin: () => void;
}

/** From a code to a line of the list: known codes add a pack, unknown ones wait for a person, one after the other. */
export function useScanning(): Scanning {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const notify = useNotify();
  const [list, change] = useScanList();
  const [questions, setQuestions] = useState<readonly Asking[]>([]);
  const [said, setSaid] = useState('');
  const [asking] = questions;
  const next = () => setQuestions((now) => now.slice(1));
  const take = (known: Known) => {
    change((now) => addPack(now, known));
    setSaid(
      t('scan.said', {
        what: `${goodsName({ model: known.kind.model })}, ${kindName(known.kind)}`,
        count: known.pieces,
      }),
    );
    navigator.vibrate?.(60);
  };
  const ask = (question: Asking) =>
    setQuestions((now) => (now.some(({ code }) => code === question.code) ? now : [...now, question]));
  const onCode = (scanned: string) =>
    void readCode(scanned).then(
      (found) => (found.kind ? take({ ...found, kind: found.kind }) : ask({ code: found.code })),
      (error: Error) => {
        change((now) => keepUnread(now, scanned));
        notify.failed(error);
      },
    );
  const onKnown = (known: Known) => {
    const line = asking?.line;
    if (line) change((now) => correctLine(now, keyOfLine(line), known));
    else take(known);
    next();
  };
  const retryUnread = () => {
    change(takeUnread);
    for (const code of list.unread) onCode(code);
  };
  const begin = () => change(() => emptyList(crypto.randomUUID()));
  return { list, change, said, asking, onCode, ask, onKnown, onDropped: next, retryUnread, begin };
}
