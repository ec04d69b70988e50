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

/** The hero of every page: a case, true to its measures. Give it a height; the width follows. */
export function CaseView({ shell = BARE_SHELL, ...rest }: CaseViewProps) {
  return <PhoneCase {...rest} colour={shell.colour} opacity={shell.opacity} underbase={shell.underbase} />;
}

/** A material in one of its colours, as a case is drawn in it. */
export const lookOf = (shell: ShellView | undefined, colour: ShellView['colours'][number] | undefined) =>
  shell && colour && { colour: colour.colour, opacity: colour.opacity, underbase: shell.underbase };
