/** Names of background jobs. */
export const WORK_ART_JOB = 'works.art';
export const SHARE_ART_JOB = 'works.shareArt';
export const WORKS_SWEEP_JOB = 'works.sweep';
