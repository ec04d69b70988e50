import type { Severity } from '@cpc/design';

const LOOKS = { warn: 'text-warn', strong: 'text-bad', blocks: 'text-bad' } as const satisfies Record<Severity, string>;

/** The colour something of a severity is told in. */
export const severityLook = (severity: Severity): string => LOOKS[severity];
