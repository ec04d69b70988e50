export const NOTICE_JOB = 'notifications.send';
export const PASSWORD_NOTICE_JOB = 'notifications.password';
