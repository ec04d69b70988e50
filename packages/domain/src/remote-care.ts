/** What an operator may ask a station's computer to do (OP-07). A closed list without parameters: no command travels. */
export const REMOTE_CARE_KINDS = ['networkTest', 'restartDisplay', 'restartAgent', 'restartComputer'] as const;
export type RemoteCareKind = (typeof REMOTE_CARE_KINDS)[number];

/** Why a station did not do what it was asked for. */
export const REMOTE_CARE_FAULTS = ['noLauncher', 'notInstalled', 'noEffect', 'interrupted'] as const;
export type RemoteCareFault = (typeof REMOTE_CARE_FAULTS)[number];

/** `taken`: the station is about to do it, or does it. `expired`: no answer came in time. */
export const REMOTE_CARE_STATES = ['asked', 'taken', 'done', 'failed', 'expired'] as const;

/** How long a request may wait for its station, ms: longer than a print, shorter than anybody's memory of it. */
export const REMOTE_CARE_MS = 30 * 60_000;

/** Whether it would interrupt a print: then it waits for the print's end, unless the person wants it at once. */
export const interruptsPrint = (kind: RemoteCareKind): boolean => kind === 'restartAgent' || kind === 'restartComputer';
