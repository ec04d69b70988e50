import type { DrawingView } from '@cpc/contract';
import type { Surface, UnderbaseMode } from '@cpc/design';
import { Icon, PhoneCase, Skeleton, useT } from '@cpc/ui';
import type { DrawingPort } from '../../ports/drawing-port.ts';
import { stylePicture } from './style-choice.tsx';
import { useResult } from './use-result.ts';

/** What a drawing is shown on. */
export interface Easel {
  readonly port: DrawingPort;
  readonly surface: Surface;
  readonly shell: { readonly colour: string; readonly opacity: number; readonly underbase?: UnderbaseMode | undefined };
}

interface ResultCaseProps {
  readonly easel: Easel;
  readonly result: DrawingView['results'][number];
  readonly className: string;
  /** What it shows, for screen readers; without it the picture is part of a named button. */
  readonly label?: string;
}

/** A result on the case that it was drawn for. */
export function ResultCase({ easel: { port, surface, shell }, result, className, label }: ResultCaseProps) {
  const t = useT();
  const address = useResult(port, result.asset);
  const look = { surface, colour: shell.colour, opacity: shell.opacity, underbase: shell.underbase, className, label };
  if (typeof address === 'string') return <PhoneCase {...look} artwork={address} />;
  return (
    <PhoneCase {...look}>
      {address === undefined ? (
        <Skeleton className="size-full !rounded-none" />
      ) : (
        <span className="text-small text-ink-soft flex size-full flex-col items-center justify-center gap-2 p-3 text-center">
          <Icon name="warning" size={20} />
          {t('drawing.pictureGone')}
        </span>
      )}
    </PhoneCase>
  );
}

interface ComingCaseProps {
  readonly easel: Omit<Easel, 'port'>;
  readonly drawing: Pick<DrawingView, 'style'>;
  readonly className: string;
}

/** The place of a result that is still being drawn: of its true size, with a hint of its style. */
export function ComingCase({ easel: { surface, shell }, drawing, className }: ComingCaseProps) {
  return (
    <PhoneCase
      surface={surface}
      colour={shell.colour}
      opacity={shell.opacity}
      underbase={shell.underbase}
      className={className}
    >
      <span className="relative block size-full overflow-hidden">
        <img
          src={stylePicture(drawing.style)}
          alt=""
          className="absolute inset-0 size-full scale-125 object-cover opacity-80 blur-md"
        />
        <Skeleton className="absolute inset-0 size-full !rounded-none opacity-30" />
        <span className="text-ink absolute inset-0 grid place-items-center">
          <Icon name="sparkle" size={36} className="animate-sheen" />
        </span>
      </span>
    </PhoneCase>
  );
}
