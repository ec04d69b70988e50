import type { IncidentKind, IncidentLevel } from '@cpc/domain';
import type { IconName } from '@cpc/ui';

export const ICONS: Readonly<Record<IncidentKind, IconName>> = {
  offline: 'offline',
  fault: 'fault',
  bayFull: 'box',
  noPrint: 'printer',
  unsure: 'warning',
  held: 'warning',
  stuck: 'printer',
  bedWaits: 'printer',
  waitsLong: 'clock',
  review: 'eye',
  problem: 'bell',
  refusedRefund: 'coins',
  cashBack: 'coins',
  unconfirmed: 'card',
  cashStopped: 'coins',
  billOverdue: 'clock',
  stockEmpty: 'layers',
  stockLow: 'layers',
  bayNearlyFull: 'box',
  ink: 'wrench',
  warning: 'warning',
  clockWrong: 'clock',
  unclaimed: 'box',
  guesses: 'lock',
  notSetUp: 'info',
};

export const TONES: Readonly<Record<IncidentLevel, string>> = {
  stopped: 'text-bad',
  waiting: 'text-warn',
  soon: 'text-ink-soft',
};
