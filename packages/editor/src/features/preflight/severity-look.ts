import type { Severity } from '@cpc/design';

const LOOKS = { warn: 'text-warn', strong: 'text-bad', blocks: 'text-bad' } as const satisfies Record<Severity, string>;

/** The colour classes of a severity. */
export const severityLook = (severity: Severity): string => LOOKS[severity];
