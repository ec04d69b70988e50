import { PhoneCase } from '@cpc/ui';
import type { Easel } from './result-case.tsx';
import { stylePicture } from './style-choice.tsx';

const FAN = [
  { style: 'cartoon', place: '-rotate-8 translate-x-1/4 scale-88 opacity-80' },
  { style: 'modern', place: 'z-1' },
  { style: 'sketch', place: 'rotate-8 -translate-x-1/4 scale-88 opacity-80' },
] as const;

/** Before the first drawing: what drawings look like on these goods. */
export function Idle({ surface, shell }: Omit<Easel, 'port'>) {
  return (
    <div dir="ltr" aria-hidden className="flex items-center justify-center overflow-x-clip py-2">
      {FAN.map(({ style, place }) => (
        <PhoneCase
          key={style}
          surface={surface}
          colour={shell.colour}
          opacity={shell.opacity}
          underbase={shell.underbase}
          artwork={stylePicture(style)}
          className={`wide:h-[clamp(16rem,56dvh,32rem)] h-[clamp(9rem,24dvh,14rem)] shrink-0 ${place}`}
        />
      ))}
    </div>
  );
}
