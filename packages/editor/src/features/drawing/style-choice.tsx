import { DRAWING_STYLES, type DrawingStyle } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useId } from 'react';

/** One scene in each style, drawn by `npm run samples -w @cpc/illustrator`. */
const PICTURES: Readonly<Record<DrawingStyle, string>> = {
  modern: new URL('./styles/modern.avif', import.meta.url).href,
  cartoon: new URL('./styles/cartoon.avif', import.meta.url).href,
  pencil: new URL('./styles/pencil.avif', import.meta.url).href,
  anime: new URL('./styles/anime.avif', import.meta.url).href,
  sketch: new URL('./styles/sketch.avif', import.meta.url).href,
};

export const stylePicture = (style: DrawingStyle): string => PICTURES[style];

export const isStyle = (value: string | null): value is DrawingStyle => DRAWING_STYLES.some((style) => style === value);

interface StyleChoiceProps {
  /** The styles that are offered. */
  readonly styles: readonly DrawingStyle[];
  readonly value: DrawingStyle;
  readonly onChange: (style: DrawingStyle) => void;
  /** Only screen readers read the label: a heading beside the pictures says it. */
  readonly bare?: boolean;
}

/** The styles as pictures of one scene. */
export function StyleChoice({ styles, value, onChange, bare = false }: StyleChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className={bare ? 'sr-only' : 'text-small text-ink-soft mb-2 font-medium'}>{t('drawing.style')}</legend>
      <div className="grid grid-cols-5 gap-2 large:grid-cols-2">
        {styles.map((style) => (
          <label key={style} className="press group relative flex min-w-0 cursor-pointer flex-col items-center gap-1.5">
            <input
              type="radio"
              name={name}
              value={style}
              checked={style === value}
              onChange={() => onChange(style)}
              className="peer sr-only"
            />
            <img
              src={PICTURES[style]}
              alt=""
              width={84}
              height={120}
              className="peer-checked:outline-cool peer-focus-visible:outline-ink aspect-7/10 w-full rounded-medium object-cover opacity-75 outline-3 outline-offset-2 outline-transparent transition group-hover:opacity-100 peer-checked:opacity-100"
            />
            <span className="text-micro text-ink-soft peer-checked:text-cool max-w-full text-center break-words hyphens-auto font-medium peer-checked:font-semibold">
              {t(`drawing.style.${style}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
