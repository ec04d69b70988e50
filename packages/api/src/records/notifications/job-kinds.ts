export const NOTICE_JOB = 'notifications.send';
