import type { Duty } from '@cpc/domain';
import { may } from './may.ts';
import { useSession } from './session-store.ts';

/** Whether the person has a duty in the current place (PA-09): without it, the server is not asked. */
export const useDuty = (duty: Duty): boolean => may(useSession(), duty);
