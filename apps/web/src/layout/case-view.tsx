import type { Surface } from '@cpc/design';
import { PhoneCase, type PhoneCaseProps } from '@cpc/ui';

export interface ShellLook {
  readonly colour: string;
  readonly opacity: number;
}

interface CaseViewProps extends Omit<PhoneCaseProps, 'colour' | 'opacity'> {
  readonly surface: Surface;
  readonly shell?: ShellLook | undefined;
}

/** The shell shown while none is chosen. */
const BARE: ShellLook = { colour: '#30303b', opacity: 1 };

/** The hero of every page: a case, true to its measures. Give it a height; the width follows. */
export function CaseView({ shell = BARE, ...rest }: CaseViewProps) {
  return <PhoneCase {...rest} colour={shell.colour} opacity={shell.opacity} />;
}
