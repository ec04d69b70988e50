import type { TextPart } from '@cpc/i18n';
import { useMoreTexts } from '@cpc/ui';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLoaded } from './use-loaded.ts';
import { LoadFailed } from './load-failed.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

export interface LazyPartProps<Props> {
  /** Must be the same function every time: its result is cached. */
  readonly load: Load<Props>;
  readonly props: Props;
  /** Texts that the part shows beyond those of the studio. */
  readonly texts?: TextPart | undefined;
  /** Placeholder until the part is loaded. */
  readonly fallback: ReactNode;
}

const arrived = new WeakMap<Load<never>, ComponentType<never>>();

/** A part of the studio that is loaded when it is first needed. A failed load shows a message and a retry button. */
export function LazyPart<Props extends object>({ load, props, texts, fallback }: LazyPartProps<Props>) {
  const [known] = useState(() => arrived.get(load as Load<never>) as ComponentType<Props> | undefined);
  return known ? render(known, props) : <Coming load={load} props={props} texts={texts} fallback={fallback} />;
}

function Coming<Props extends object>({ load, props, texts, fallback }: LazyPartProps<Props>) {
  const loadTexts = useMoreTexts();
  const loadBoth = useCallback(async () => {
    const [part] = await Promise.all([load(), texts && loadTexts([texts])]);
    return part;
  }, [load, texts, loadTexts]);
  const part = useLoaded(loadBoth);
  if (part.state === 'loading') return fallback;
  if (part.state === 'there') {
    arrived.set(load as Load<never>, part.value as ComponentType<never>);
    return render(part.value, props);
  }
  return <LoadFailed onRetry={part.retry} className="bg-raised rounded-huge p-4" />;
}

function render<Props extends object>(Part: ComponentType<Props>, props: Props) {
  return <Part {...props} />;
}
