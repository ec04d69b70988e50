import { IconButton, Progress, useT } from '@cpc/ui';
import type { ToolRun } from '../loading/state.ts';

/** How far a picture tool is, and a button that ends it. */
export function ToolProgress({ run: { tool, share, cancel } }: { readonly run: ToolRun }) {
  const t = useT();
  const words = t(`studio.toolRunning.${tool === 'upscale' || tool === 'cutout' ? tool : 'enhance'}`);
  return (
    <div className="flex min-h-11 items-center gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <output className="text-small">{words}</output>
        <Progress label={words} percent={share * 100} cool />
      </div>
      <IconButton icon="close" label={t('common.cancel')} onClick={cancel} />
    </div>
  );
}
