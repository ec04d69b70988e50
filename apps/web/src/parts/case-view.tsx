import type { ShellView } from '@cpc/contract';
import type { Surface, UnderbaseMode } from '@cpc/design';
import { PhoneCase, type PhoneCaseProps } from '@cpc/ui';
import { BARE_SHELL } from './hero-surface.ts';

export interface ShellLook {
  readonly colour: string;
  readonly opacity: number;
  readonly underbase?: UnderbaseMode;
}

interface CaseViewProps extends Omit<PhoneCaseProps, 'colour' | 'opacity' | 'underbase'> {
  readonly surface: Surface;
  readonly shell?: ShellLook | undefined;
}

/** A phone case in true proportions, the main picture of a page. Give it a height; the width follows. */
export function CaseView({ shell = BARE_SHELL, ...rest }: CaseViewProps) {
  return <PhoneCase {...rest} colour={shell.colour} opacity={shell.opacity} underbase={shell.underbase} />;
}

/** The colours to draw a case in: a shell in one of its colours. */
export const lookOf = (shell: ShellView | undefined, colour: ShellView['colours'][number] | undefined) =>
  shell && colour && { colour: colour.colour, opacity: colour.opacity, underbase: shell.underbase };
