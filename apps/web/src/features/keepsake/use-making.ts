import { useTranslator } from '@cpc/ui';
import { useEffect, useRef, useState } from 'react';
import { type KeepsakeKind, makeKeepsake } from './make.ts';
import type { KeepsakeSource, PaintableDesign } from './source.ts';

/** What the sheet shows: the choices, work under way, the finished thing, or why there is none. */
export type State =
  | { readonly at: 'choices'; readonly why?: 'failed' | 'noSolids' | 'away' | 'gone' }
  | { readonly at: 'busy'; readonly kind: KeepsakeKind; readonly percent: number }
  | { readonly at: 'done'; readonly kind: KeepsakeKind; readonly file: File; readonly address: string };

/** Makes one keepsake at a time; closing the sheet cancels it and frees the finished one. */
export function useMaking(source: KeepsakeSource, link: string | undefined) {
  const words = useTranslator();
  const [state, setState] = useState<State>({ at: 'choices' });
  const cancelling = useRef<AbortController>(undefined);
  const held = useRef<{ design?: PaintableDesign | undefined; address?: string | undefined }>({});
  useEffect(() => {
    const kept = held.current;
    return () => {
      cancelling.current?.abort();
      kept.design?.release?.();
      if (kept.address !== undefined) URL.revokeObjectURL(kept.address);
    };
  }, []);
  const forget = () => {
    if (held.current.address !== undefined) URL.revokeObjectURL(held.current.address);
    held.current.address = undefined;
    setState({ at: 'choices' });
  };
  const make = async (kind: KeepsakeKind) => {
    const controller = new AbortController();
    cancelling.current = controller;
    const { signal } = controller;
    setState({ at: 'busy', kind, percent: 0 });
    const next = await made(kind, signal).catch((error: unknown): State => ({ at: 'choices', why: reasonOf(error) }));
    if (signal.aborted) return;
    if (next.at === 'done') held.current.address = next.address;
    setState(next);
  };
  const made = async (kind: KeepsakeKind, signal: AbortSignal): Promise<State> => {
    const design = held.current.design ?? (await source.load().catch(() => undefined));
    if (design === undefined) return { at: 'choices', why: 'away' };
    if (design === null) return { at: 'choices', why: 'gone' };
    held.current.design = design;
    if (signal.aborted) return { at: 'choices' };
    let percent = 0;
    const onProgress = (share: number) => {
      if (Math.floor(share * 100) === percent || signal.aborted) return;
      percent = Math.floor(share * 100);
      setState({ at: 'busy', kind, percent });
    };
    const file = await makeKeepsake(kind, { source, design, link, words, signal, onProgress });
    return { at: 'done', kind, file, address: URL.createObjectURL(file) };
  };
  const cancel = () => {
    cancelling.current?.abort();
    setState({ at: 'choices' });
  };
  return { state, make: (kind: KeepsakeKind) => void make(kind), cancel, forget };
}

const reasonOf = (error: unknown): 'noSolids' | 'failed' =>
  error instanceof Error && /WebGL/i.test(error.message) ? 'noSolids' : 'failed';
