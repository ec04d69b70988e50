import { type Mask, maskPath, MASKS, pathData } from '@cpc/design';
import { useT } from '@cpc/ui';
import { useEditor } from '../../model/context.ts';
import { frameForNext } from '../../geometry/seen.ts';
import type { PictureEdit } from './use-picture-edit.ts';

/** The shapes that can mask a picture. */
export function ShapeTab({ layer, change, rest }: PictureEdit) {
  const t = useT();
  const { surface } = useEditor();
  const choose = (mask: Mask | null) => {
    change({ ...frameForNext(layer, mask, surface), mask });
    rest();
  };
  return (
    <div className="wide:grid-flow-row wide:auto-cols-auto wide:grid-cols-4 wide:grid-rows-none hide-scrollbar -mx-4 grid shrink-0 auto-cols-[4.5rem] grid-flow-col grid-rows-2 gap-2 overflow-x-auto px-4 py-1">
      {[null, ...MASKS].map((mask) => (
        <button
          key={mask ?? 'none'}
          type="button"
          aria-pressed={layer.mask === mask}
          onClick={() => choose(mask)}
          className="press bg-lifted aria-pressed:outline-warm flex flex-col items-center gap-1 rounded-medium px-1 pt-2.5 pb-1.5 aria-pressed:outline-2"
        >
          <svg aria-hidden viewBox="-0.55 -0.55 1.1 1.1" className="size-10">
            {mask === null ? (
              <rect
                x={-0.5}
                y={-0.5}
                width={1}
                height={1}
                fill="none"
                stroke="currentColor"
                strokeWidth={0.06}
                strokeDasharray="0.12 0.09"
              />
            ) : (
              <path d={pathData(maskPath(mask))} fill="currentColor" />
            )}
          </svg>
          <span className="text-micro text-ink-soft w-full line-clamp-2 text-center leading-tight font-medium hyphens-auto wrap-anywhere">
            {t(`studio.mask.${mask ?? 'none'}`)}
          </span>
        </button>
      ))}
    </div>
  );
}
