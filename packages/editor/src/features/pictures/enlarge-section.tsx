import { type Enlargement, enlargementFor, gainsOf, pictureDpi, SOFT_DPI } from '@cpc/design';
import { Segmented, useFormat, useT } from '@cpc/ui';
import { useState } from 'react';
import type { Size } from '../../geometry/view.ts';
import type { ImproveSectionProps } from './enhance-section.tsx';
import { StartButton } from './start-button.tsx';
import { useWholeSize } from '../../imaging/use-whole-size.ts';

/** Super-resolution: what it gains here, in plain words. */
export function EnlargeSection({ layer, run, onStart }: ImproveSectionProps) {
  const t = useT();
  const size = useWholeSize(layer);
  return (
    <section className="bg-lifted flex flex-col gap-2 rounded-large p-3">
      <h3 className="text-small font-semibold">{t('studio.improve.larger')}</h3>
      {size && <Gain layer={layer} size={size} run={run} onStart={onStart} />}
      <p className="text-micro text-ink-soft">{t('studio.improve.hint')}</p>
    </section>
  );
}

function Gain({ layer, size, run, onStart }: ImproveSectionProps & { readonly size: Size }) {
  const t = useT();
  const format = useFormat();
  const now = layer.made?.times ?? 1;
  const larger = gainsOf(size, now);
  const dpi = pictureDpi(layer, size);
  const best = enlargementFor(layer, size)?.times;
  const [chosen, choose] = useState<Enlargement>();
  const usual = larger.find(({ times }) => times === best) ?? larger[0];
  const offered = larger.find(({ times }) => times === chosen) ?? usual;
  const values = (pixels: Size) => ({
    width: format.number(pixels.width),
    height: format.number(pixels.height),
    dpi: format.number(Math.floor(pictureDpi(layer, pixels))),
    needed: SOFT_DPI,
    enough: pictureDpi(layer, pixels) >= SOFT_DPI ? 'yes' : 'no',
  });
  if (offered === undefined)
    return (
      <>
        <p className="text-small">{t('studio.improve.now', values(size))}</p>
        <p className="text-small">{t('studio.improve.most')}</p>
      </>
    );
  const { times } = offered;
  return (
    <>
      <p className="text-small">{t('studio.improve.now', values(size))}</p>
      {larger.length > 1 && (
        <Segmented
          label={t('studio.improve.larger')}
          value={String(times)}
          onChange={(value) => choose(larger.find((one) => String(one.times) === value)?.times)}
          options={larger.map((one) => ({
            value: String(one.times),
            label: t('studio.improve.times', { times: one.times }),
          }))}
        />
      )}
      <p className="text-small" aria-live="polite">
        {t('studio.improve.to', values(offered.size))}
      </p>
      <StartButton
        tool="upscale"
        layer={layer}
        run={run}
        kind={dpi < SOFT_DPI ? 'cool' : 'outline'}
        icon="scaleUp"
        onClick={() => onStart({ tool: 'upscale', times })}
      >
        {t('studio.improve.make', { times })}
      </StartButton>
    </>
  );
}
