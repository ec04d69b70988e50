import { useToast } from '@cpc/ui';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { language } from '../../../core/language.ts';
import type { KeepsakeSource } from '../sheet/source.ts';

type SheetProps = { readonly source: KeepsakeSource; readonly onClose: () => void };

interface Keepsake {
  /** Loads the sheet and opens it; always the same function. */
  readonly show: (source: KeepsakeSource) => void;
  /** The open sheet; to be placed on the page. */
  readonly sheet: ReactNode;
}

/** The sheet of pictures and clips to share. It is loaded when it is first opened. */
export function useKeepsake(): Keepsake {
  const toast = useToast();
  const [Open, setOpen] = useState<{ readonly Part: ComponentType<SheetProps>; readonly source: KeepsakeSource }>();
  const show = useCallback(
    (source: KeepsakeSource) =>
      void load().then(
        (Part) => setOpen({ Part, source }),
        () => toast(language().current().t('common.loading.failed'), { tone: 'bad' }),
      ),
    [toast],
  );
  const sheet = Open ? <Open.Part source={Open.source} onClose={() => setOpen(undefined)} /> : null;
  return { show, sheet };
}

async function load(): Promise<ComponentType<SheetProps>> {
  const { KeepsakeSheet } = await import('../sheet/keepsake-sheet.tsx');
  await language().widen(['keepsake']);
  return KeepsakeSheet;
}
