import type { Typeface } from '@cpc/contract';
import { useT } from '@cpc/ui';
import type { TextStyle } from '../../parts/words/text-style.ts';

/** The letters that stand for the styles in editors of every language. */
const SIGNS = { bold: 'B', italic: 'I' } as const;

interface StyleTogglesProps {
  /** Undefined until the list is loaded. */
  readonly family: Typeface | undefined;
  readonly style: Pick<TextStyle, 'weight' | 'slant'>;
  readonly onChoose: (fields: Partial<TextStyle>) => void;
}

/** Bold and italic, each only where the family has such a style. */
export function StyleToggles({ family, style, onChoose }: StyleTogglesProps) {
  const t = useT();
  const { weight, slant } = style;
  const has = (style: 'bold' | 'italic') => family?.styles?.includes(style) ?? false;
  return (
    <>
      {has('bold') && (
        <Toggle
          sign={SIGNS.bold}
          label={t('studio.text.bold')}
          pressed={weight === 'bold'}
          onPress={() => onChoose({ weight: weight === 'bold' ? 'regular' : 'bold' })}
          look="font-bold"
        />
      )}
      {has('italic') && (
        <Toggle
          sign={SIGNS.italic}
          label={t('studio.text.italic')}
          pressed={slant === 'italic'}
          onPress={() => onChoose({ slant: slant === 'italic' ? 'upright' : 'italic' })}
          look="italic"
        />
      )}
    </>
  );
}

interface ToggleProps {
  readonly sign: string;
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly look: string;
}

function Toggle({ sign, label, pressed, onPress, look }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
      className={`press bg-lifted aria-pressed:bg-ink aria-pressed:text-ground text-lead size-11 shrink-0 rounded-medium ${look}`}
    >
      {sign}
    </button>
  );
}
